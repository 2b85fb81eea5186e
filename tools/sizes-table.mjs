/**
 * The size table of the README: gzip bytes against their limit.
 * @param {Record<string, { gzip: number, limit: number | null }>} sizes
 */
export const sizesTable = (sizes) =>
  [
    '| output | bytes | limit |',
    '|---|--:|--:|',
    ...Object.entries(sizes).map(([name, { gzip, limit }]) => {
      const format = (/** @type {number} */ bytes) => bytes.toLocaleString('en');
      return `| ${name} | ${format(gzip)} | ${limit === null ? '–' : format(limit)} |`;
    }),
  ].join('\n');

const block = /(<!-- sizes -->\n)[\s\S]*?(\n<!-- \/sizes -->)/;

/** @param {string} readme @param {string} table */
export const putTable = (readme, table) => readme.replace(block, `$1${table}$2`);
