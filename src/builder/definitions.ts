import type { Manifest } from '../runtime/definition';

export const definitions: Manifest = [
  {
    kind: 'controller',
    name: 'builder',
    family: 'builder',
    selector: '.et-fb,body[class*=preview]',
    when: 'now',
    load: () => import('.'),
  },
];
