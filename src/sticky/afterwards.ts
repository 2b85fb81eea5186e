import type { ControllerScope } from '../runtime/controller-scope';
import { followFocus } from './follow-focus';
import { publishStores } from './publish-stores';
import type { StickyPage } from './sticky-page';

/** What has the focus stays in sight, and other scripts find their stores. */
export const start = (scope: ControllerScope, stickyPage: StickyPage): void => {
  followFocus(scope, stickyPage);
  publishStores(scope, stickyPage);
};
