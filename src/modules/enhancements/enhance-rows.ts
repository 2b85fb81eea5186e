import * as names from './names';
import { rowClass } from './row-class';
import type { Enhancement } from './enhancement';

const typeOf = ({ classList }: Element) =>
  [...classList].flatMap((name) => names.columnType.exec(name)?.[1] ?? [])[0] ?? null;

/** Classes of rows and columns that only the old script added (divi-modules.md §4.2). */
export const enhanceRows: Enhancement = (find, { changes }) => {
  for (const row of find(`.${names.row}`, `.${names.innerRow}`)) {
    const columns = row.classList.contains(names.innerRow)
      ? [...row.querySelectorAll(`.${names.column}`)]
      : [...row.children].filter(({ classList }) => classList.contains(names.column));
    const name = columns.length > 0 ? rowClass(columns.map(typeOf)) : null;
    if (name) changes.setClass(row, name, true);
  }
  const special = `.${names.specialtySection} > .${names.row} > .${names.column}`;
  for (const column of find(`${special}:not(.${names.specialtyColumn})`)) {
    changes.setClass(column, names.singleColumn, true);
  }
};
