import type { LazyDefinition } from '../../runtime/definition';

/** What only a page that was opened with a hash needs at once. */
export const addressAnchor: LazyDefinition = {
  name: 'address anchor',
  load: () => import('./anchors'),
};
