import type { LazyDefinition } from '../../runtime/definition';

/** Needed only on a page that was opened with a hash. */
export const addressAnchor: LazyDefinition = {
  name: 'address anchor',
  load: () => import('./anchors'),
};
