import type { Page } from '../runtime/page';
import type { Sticky } from './create-sticky';
import { followFocus } from './follow-focus';
import { publishStores } from './publish-stores';

/** What nobody waits for while the page is being painted: the focus, and stores of other scripts. */
export const startAfterwards = (page: Page, sticky: Sticky, signal: AbortSignal): void => {
  followFocus(page, sticky, signal);
  signal.addEventListener('abort', publishStores(page, sticky));
};
