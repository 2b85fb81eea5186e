import type { Page } from '../runtime/page';
import { followFocus } from './follow-focus';
import { publishStores } from './publish-stores';
import type { Running } from './start-sticky';

/**
 * What nobody waits for while the page is being painted: what has the focus stays in sight, other
 * scripts find their stores, and an editor is followed where there is one.
 */
export const startAfterwards = (page: Page, running: Running): void => {
  const { mode, report } = page;
  followFocus(page, running);
  running.signal.addEventListener('abort', publishStores(page, running));
  if (!mode.isBuilder && !mode.isLayoutPreview) return;
  page
    .load(() => import('./builder'))
    .then(({ startBuilder }) => {
      if (!running.signal.aborted) startBuilder(page, running);
    })
    .catch((error: unknown) => report({ source: 'sticky', phase: 'load', error }));
};
