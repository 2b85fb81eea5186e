import type { Manifest } from './runtime/definition';
import { trackingGlobal } from './runtime/names/woocommerce';

/** The part of the table of contents that tracks visitors: never in a preview. */
export const trackers: Manifest = [
  {
    kind: 'controller',
    name: 'split tests',
    family: 'abtest',
    selector:
      '.et_pb_ab_subject,.et_pb_ab_goal,.et_pb_ab_split_track,.et_pb_ab_shop_conversion,.et_pb_subject_placeholder',
    when: 'now',
    tracks: true,
    load: () => import('./abtest'),
  },
  {
    kind: 'controller',
    name: 'pixel',
    family: 'pixel',
    globals: ['aepc_pixel_events'],
    when: 'now',
    tracks: true,
    load: () => import('./pixel'),
  },
  {
    kind: 'controller',
    name: 'tracking',
    family: 'shop',
    globals: [trackingGlobal],
    when: 'idle',
    tracks: true,
    load: () => import('./shop/tracking'),
  },
];
