// @ts-check
import { groupBy } from './group-by.mjs';

/** Every page of a builder looks otherwise; of products and posts a few stand for all. */
const SHARES = { pages: 8, others: 3 };

/**
 * Where a sitemap does not tell kinds apart, the first folder of the address does.
 * @param {import('./read-sitemap.mjs').Listed} listed
 */
const groupOf = ({ address, list }) => {
  if (list) return list;
  const folders = new URL(address).pathname.split('/').filter(Boolean);
  return folders.length > 1 ? (folders[0] ?? '') : 'page';
};

/** First, last and what lies evenly between. @template Item @param {readonly Item[]} items @param {number} count */
const spread = (items, count) =>
  items.length <= count
    ? items
    : Array.from(
        { length: count },
        (_, at) => /** @type {Item} */ (items[Math.round((at * (items.length - 1)) / (count - 1))]),
      );

/**
 * The pages that stand for a site: its start, and of each group a few, in turns, so that a small `most`
 * still reaches every group.
 * @param {string} site
 * @param {readonly import('./read-sitemap.mjs').Listed[]} listed
 * @param {number} most
 * @returns {string[]}
 */
export const choosePages = (site, listed, most) => {
  const shares = [...groupBy(listed, groupOf)].map(([group, of]) =>
    spread(of, group === 'page' ? SHARES.pages : SHARES.others),
  );
  const chosen = new Set([new URL(site).href]);
  const rounds = Math.max(0, ...shares.map(({ length }) => length));
  for (let round = 0; round < rounds; round += 1) {
    for (const share of shares) {
      const each = share[round];
      if (each && chosen.size < most) chosen.add(each.address);
    }
  }
  return [...chosen];
};
