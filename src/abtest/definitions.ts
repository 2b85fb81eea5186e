import type { Manifest } from '../runtime/definition';

export const definitions: Manifest = [
  {
    kind: 'controller',
    name: 'abtest',
    family: 'abtest',
    selector:
      '.et_pb_ab_subject,.et_pb_ab_goal,.et_pb_ab_split_track,.et_pb_ab_shop_conversion,.et_pb_subject_placeholder',
    when: 'now',
    tracks: true,
    load: () => import('./start-ab-tests'),
  },
];
