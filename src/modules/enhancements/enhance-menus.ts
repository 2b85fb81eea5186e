import * as names from './names';
import type { Enhancement } from './enhancement';

/** A menu's sub menus lie over the rows below (divi-modules.md §4.2). */
export const enhanceMenus: Enhancement = (find, { page, changes }) => {
  for (const menu of find(`.${names.menu}`)) {
    const row = menu.closest<HTMLElement>(`.${names.row}`);
    if (!row) continue;
    const level = row.closest(`.${names.dividerSection}`) ? 6 : 3;
    const current = Number.parseInt(page.window.getComputedStyle(row).zIndex, 10);
    if (!(current >= level)) changes.setStyle(row, 'z-index', String(level));
  }
};
