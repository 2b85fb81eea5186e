import type { Manifest } from '../runtime/definition';

export const definitions: Manifest = [
  {
    kind: 'controller',
    name: 'sticky',
    family: 'sticky',
    selector: '.et_pb_sticky_module',
    when: 'now',
    load: () => import('.'),
  },
];
