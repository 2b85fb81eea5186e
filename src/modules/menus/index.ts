import type { Controller } from '../../runtime/definition';
import { createChanges } from '../../runtime/kit';
import { startDropDowns } from './drop-downs';
import { markMenus } from './mark-menus';
import type { MenuPart } from './menu-part';
import { startMenuSearch } from './menu-search';
import { startMobileMenus } from './mobile-menus';
import * as names from './names';

/** Menus of the theme and of menu modules. */
export const controller: Controller = (page) => {
  const abort = new AbortController();
  const changes = createChanges();
  const undos: (() => void)[] = [];
  const listening = { signal: abort.signal, report: page.report, source: 'menus' };
  const part: MenuPart = { page, changes, listening, undos };
  for (const start of [markMenus, startDropDowns, startMobileMenus, startMenuSearch]) start(part);
  // One by one: browsers find one class ten times as fast as a list.
  if (names.menuModules.some((each) => page.document.querySelector(each))) {
    import('./module-menus')
      .then(({ startModuleMenus }) => {
        if (!abort.signal.aborted) startModuleMenus(part);
      })
      .catch((error: unknown) => page.report({ source: 'menus', phase: 'load', error }));
  }
  return () => {
    abort.abort();
    for (const undo of undos.reverse()) undo();
    changes.undo();
  };
};
