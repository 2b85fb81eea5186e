interface ColumnRule {
  readonly count: number;
  readonly classes: readonly string[];
}

const one: ColumnRule = { count: 1, classes: ['column', 'size-1of1'] };

/** No real style sheet asks for more columns. */
const MAX = 12;

/**
 * The rule in the generated content of the grid, for example `"3 .column.size-1of3"`
 * (divi-modules.md §8.6). One column without a rule, so that posts never stay hidden.
 */
export const columnRule = (content: string): ColumnRule => {
  const [, number, names = ''] = /^["']?\s*(\d+)(?:\s+\.([\w.\s-]+))?/.exec(content) ?? [];
  const count = Number(number);
  if (!(count >= 1 && count <= MAX)) return one;
  const classes = names.split(/[.\s]+/).filter(Boolean);
  return { count, classes: classes.length > 0 ? classes : ['column', `size-1of${count}`] };
};

/** Whether the posts are already in these columns: moving an embedded video reloads it. */
export const isDistributed = ({ children }: Element, { count, classes }: ColumnRule): boolean =>
  children.length === count &&
  [...children].every(({ className }) => className === classes.join(' '));

/** Distributes the children of a grid over columns in turn; the undo restores their order. */
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
    // Posts removed meanwhile are not restored; posts added since are left.
    columns[0]?.before(...before.filter((node) => grid.contains(node)));
    for (const column of columns) column.remove();
  };
};
