import type { Manifest } from '../runtime/definition';

export const definitions: Manifest = [
  {
    kind: 'controller',
    name: 'visible focus',
    family: 'access',
    when: 'interaction',
    load: () => import('./keep-focus-seen'),
  },
];
