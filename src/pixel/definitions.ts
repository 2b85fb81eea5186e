import type { Manifest } from '../runtime/definition';

export const definitions: Manifest = [
  {
    kind: 'controller',
    name: 'pixel',
    family: 'pixel',
    globals: ['aepc_pixel_events'],
    when: 'now',
    tracks: true,
    load: () => import('./start-pixel'),
  },
];
