// @ts-check

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1);

/** @param {import('./summarise.mjs').Range} range bytes */
export const kilobytes = ({ least, most }) =>
  kb(least) === kb(most) ? kb(least) : `${kb(least)} to ${kb(most)}`;

/** The first page and the number of others. @param {readonly string[]} pages */
export const places = (pages) => {
  if (pages.length === 0) return '';
  const [first = '', ...others] = pages;
  return ` (${first}${others.length > 0 ? ` and ${others.length} more` : ''})`;
};
