import type { ColumnRule } from './column-rule';

/** Distributes the children of a grid into columns, one after the other; the undo restores their order. */
export const distributeColumns = (grid: Element, { count, classes }: ColumnRule): (() => void) => {
  const before = [...grid.childNodes];
  const columns = Array.from({ length: count }, () => {
    const column = grid.ownerDocument.createElement('div');
    column.className = classes.join(' ');
    return column;
  });
  [...grid.children].forEach((child, index) => columns[index % count]?.append(child));
  grid.append(...columns);
  return () => {
    // What has left the page since does not come back; what was added since stays behind.
    columns[0]?.before(...before.filter((node) => grid.contains(node)));
    for (const column of columns) column.remove();
  };
};
