import type { Start } from '../../runtime/definition';
import { startDropDowns } from './drop-downs';
import { startMobileMenus } from './start-mobile-menus';
import { startSearches } from './start-searches';

/** Menus of the theme and of menu modules; one kind that fails does not stop the others. */
export const startMenus: Start = (scope) => {
  for (const each of [startDropDowns, startMobileMenus, startSearches]) {
    scope.guard(each, 'start')(scope);
  }
};
