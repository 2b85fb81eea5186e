import type { Start } from '../../runtime/definition';
import { startMobileMenus } from './start-mobile-menus';
import { startSearches } from './start-searches';

/** What opens menus and search fields; one kind that fails does not stop the other. */
export const startMenus: Start = (scope) => {
  for (const each of [startMobileMenus, startSearches]) scope.guard(each, 'start')(scope);
};
