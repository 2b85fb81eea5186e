/** Items of a group: `columns` of them from `start`, wrapping around the end of the list. */
export const carouselGroup = (start: number, columns: number, count: number): readonly number[] =>
  Array.from({ length: Math.min(columns, count) }, (_, index) => (start + index) % count);

/** Start of the next or the previous group (divi-modules.md §6.6). */
export const carouselStart = (
  start: number,
  direction: 'next' | 'previous',
  { columns, count }: { columns: number; count: number },
): number => (start + (direction === 'next' ? columns : count - (columns % count))) % count;
