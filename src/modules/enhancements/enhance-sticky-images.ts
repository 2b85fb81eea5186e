import { isLastOfKind } from '../../runtime/kit';
import * as names from './names';
import type { Enhancement } from './enhancement';

/** Images that stand on the edge of their section (divi-modules.md §12.5). */
export const enhanceStickyImages: Enhancement = (find, { changes }) => {
  for (const image of find(`.${names.stickyImage}`)) {
    const column = image.closest(`.${names.column}`);
    const row = image.closest(`.${names.row}`);
    const section = image.closest(`.${names.section}`);
    if (!column || !row || !section || !isLastOfKind(row, names.row)) continue;
    changes.setClass(row, names.lastChild, true);
    if (!isLastOfKind(image, names.module)) continue;
    changes.setClass(section, names.stickySection, true);
    changes.setClass(column, names.stickyRow, true);
    if (!column.nextElementSibling) changes.setClass(section, names.stickyMobileSection, true);
  }
};
