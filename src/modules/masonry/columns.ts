interface ColumnRule {
  readonly count: number;
  readonly classes: readonly string[];
}

const one: ColumnRule = { count: 1, classes: ['column', 'size-1of1'] };

/** More columns than a screen has room for come from no real style sheet. */
const MAX = 12;

/**
 * What the style sheet says in the generated content of the grid, `"3 .column.size-1of3"` for example
 * (divi-modules.md §8.6). One column where it says nothing, so that posts never stay hidden.
 */
export const columnRule = (content: string): ColumnRule => {
  const [, number, names = ''] = /^["']?\s*(\d+)(?:\s+\.([\w.\s-]+))?/.exec(content) ?? [];
  const count = Number(number);
  if (!(count >= 1 && count <= MAX)) return one;
  const classes = names.split(/[.\s]+/).filter(Boolean);
  return { count, classes: classes.length > 0 ? classes : ['column', `size-1of${count}`] };
};

/** Whether they stand in these columns already: to move a film is to load it again. */
export const isDistributed = ({ children }: Element, { count, classes }: ColumnRule): boolean =>
  children.length === count &&
  [...children].every(({ className }) => className === classes.join(' '));

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
