/** Rows by priority; one without its own comes right after the row before it. */
export const orderOfRows = <R>(
  rows: readonly R[],
  priorityOf: (row: R) => number,
): readonly R[] => {
  let before = 0;
  const ranked = rows.map((row) => {
    before = priorityOf(row) || before + 1;
    return { row, rank: before };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ row }) => row);
};
