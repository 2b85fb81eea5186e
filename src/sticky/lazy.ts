import type { LazyDefinition } from '../runtime/definition';
import type { StickyPage } from './sticky-page';

/** Not needed while the page is being painted. */
export const stickyAfterwards: LazyDefinition<[stickyPage: StickyPage]> = {
  name: 'sticky: focus, public stores',
  load: () => import('./keep-focus-visible'),
};

export const stickyInBuilder: LazyDefinition<[stickyPage: StickyPage]> = {
  name: 'sticky in a builder',
  load: () => import('./builder'),
};
