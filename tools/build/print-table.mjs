/** @param {Record<string, import('./measure.mjs').Size>} sizes */
export const printTable = (sizes) => {
  const rows = Object.entries(sizes).map(([name, { raw, gzip, brotli, limit }]) => [
    name,
    raw,
    gzip,
    brotli,
    limit ?? '–',
    limit === null ? '' : gzip > limit ? 'OVER' : `${Math.round((gzip / limit) * 100)} %`,
  ]);
  const table = [['output', 'raw', 'gzip', 'brotli', 'limit', 'used'], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((at) =>
    Math.max(...table.map((row) => String(row[at]).length)),
  );
  for (const row of table) {
    const cells = row.map((cell, at) =>
      at === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[at] ?? 0),
    );
    console.log(cells.join('  '));
  }
};
