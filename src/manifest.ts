import type { Manifest } from './runtime/definition';
import {
  addToCartGlobal,
  ajaxButtons,
  fragmentsGlobal,
  shopMarkup,
} from './runtime/names/woocommerce';

/** The table of contents: every part of Skerry, what it adopts, when it wakes, how it loads. */
export const manifest: Manifest = [
  {
    kind: 'island',
    name: 'tabs',
    family: 'modules',
    selector: '.et_pb_tabs',
    holds: '.et_pb_tabs_controls > li',
    when: 'visible',
    load: () => import('./modules/panels'),
  },
  {
    kind: 'island',
    name: 'accordion',
    family: 'modules',
    selector: '.et_pb_accordion',
    holds: '.et_pb_toggle_title',
    when: 'visible',
    load: () => import('./modules/panels'),
  },
  {
    kind: 'island',
    name: 'toggle',
    family: 'modules',
    selector: '.et_pb_toggle:not(.et_pb_accordion_item)',
    holds: '.et_pb_toggle_title',
    when: 'visible',
    load: () => import('./modules/panels'),
  },
  {
    kind: 'island',
    name: 'slider',
    family: 'modules',
    selector: '.et_pb_slider',
    when: 'visible',
    load: () => import('./modules/slider'),
  },
  {
    kind: 'controller',
    name: 'cart',
    family: 'shop',
    needs: ({ globals }) => globals.has(addToCartGlobal) || globals.has(fragmentsGlobal),
    holds: ajaxButtons,
    when: 'idle',
    writes: true,
    load: () => import('./shop/cart'),
  },
  {
    kind: 'controller',
    name: 'shop',
    family: 'shop',
    selector: shopMarkup,
    when: 'now',
    load: () => import('./shop/general'),
  },
];
