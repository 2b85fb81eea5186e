import type { Manifest } from '../../runtime/definition';
import { ORIGINAL } from '../../runtime/originals/names';

/** A tag of jQuery or of what stands on it, which may be deferred; what is inert never comes. */
const LIVE_JQUERY = `script[src*=jquery]:not([${ORIGINAL}])`;

export const definitions: Manifest = [
  {
    kind: 'controller',
    name: 'header',
    family: 'modules',
    selector: '.et_divi_theme,#main-header,.et_pb_section',
    when: 'now',
    load: () => import('./index'),
    exported: 'startHeader',
  },
  {
    kind: 'controller',
    name: 'fixed header',
    family: 'modules',
    selector: '.et_fixed_nav,.et_transparent_nav,.et_vertical_fixed',
    when: 'now',
    load: () => import('./fixed-header'),
    exported: 'startFixed',
  },
  {
    kind: 'controller',
    name: 'split logo',
    family: 'modules',
    selector: '.et_header_style_split',
    when: 'now',
    load: () => import('./split-logo'),
    exported: 'startSplitLogo',
  },
  {
    kind: 'controller',
    name: 'scroll to top',
    family: 'modules',
    selector: '.et_pb_scroll_top',
    when: 'now',
    load: () => import('./scroll-top'),
    exported: 'startScrollTop',
  },
  {
    kind: 'controller',
    name: 'header functions',
    family: 'modules',
    selector: '.et_divi_theme,#main-header,.et_pb_section',
    // Scripts that call the old functions came with jQuery.
    needs: ({ window: win, document: doc }) =>
      'jQuery' in win || doc.querySelector(LIVE_JQUERY) !== null,
    when: 'now',
    load: () => import('./public-functions'),
  },
  {
    kind: 'controller',
    name: 'side navigation',
    family: 'modules',
    selector: '.et_pb_side_nav_page',
    when: 'now',
    load: () => import('./side-nav'),
    exported: 'startSideNavigation',
  },
  {
    kind: 'controller',
    name: 'full-screen sections',
    family: 'modules',
    selector: '.et_pb_fullscreen,.et_pb_fullwidth_header_scroll',
    when: 'now',
    load: () => import('./full-screen'),
  },
  {
    kind: 'controller',
    name: 'vertical menu',
    family: 'modules',
    selector: '.et_vertical_nav',
    when: 'now',
    load: () => import('./vertical-menu'),
    exported: 'startVerticalMenu',
  },
  {
    kind: 'controller',
    name: 'Extra header',
    family: 'modules',
    selector: '.et_extra',
    when: 'now',
    load: () => import('./extra-header'),
    exported: 'startExtraHeader',
  },
];
