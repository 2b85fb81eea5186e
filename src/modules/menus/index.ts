import { onPagesWith, startLate, startParts } from '../../runtime/kit';
import { startDropDowns } from './drop-downs';
import * as names from './names';
import { startMobileMenus } from './start-mobile-menus';
import { startSearches } from './start-searches';

/** Menus of the theme and of menu modules. */
export const controller = startParts('menus', [
  startDropDowns,
  startMobileMenus,
  startSearches,
  startLate([
    {
      isNeeded: onPagesWith(`.${names.mega}`, names.deepLists),
      load: () => import('./mark-lists'),
    },
    { isNeeded: onPagesWith(...names.menuModules), load: () => import('./module-menus') },
  ]),
]);
