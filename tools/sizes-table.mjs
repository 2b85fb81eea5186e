const format = (/** @type {number} */ bytes) => bytes.toLocaleString('en');

/**
 * The table of files: gzip bytes against their limit.
 * @param {Record<string, { gzip: number, limit: number | null }>} sizes
 */
export const sizesTable = (sizes) =>
  [
    '| output | bytes | limit |',
    '|---|--:|--:|',
    ...Object.entries(sizes).map(
      ([name, { gzip, limit }]) =>
        `| ${name} | ${format(gzip)} | ${limit === null ? '–' : format(limit)} |`,
    ),
  ].join('\n');

/**
 * The table of budgets of demo pages.
 * @param {Record<string, { files: number, gzip: number }>} budgets
 */
export const budgetsTable = (budgets) =>
  [
    '| page | files | bytes after gzip |',
    '|---|--:|--:|',
    ...Object.entries(budgets).map(
      ([path, { files, gzip }]) => `| \`${path}\` | ${files} | ${format(gzip)} |`,
    ),
  ].join('\n');

/**
 * Writes a table between its markers.
 * @param {string} page @param {'sizes' | 'budgets' | 'mutation' | 'rules'} mark @param {string}
 * table
 */
export const putTable = (page, mark, table) =>
  page.replace(
    new RegExp(`(<!-- ${mark} -->\n)[^]*?(\n<!-- /${mark} -->)`),
    (_, start, end) => start + table + end,
  );
