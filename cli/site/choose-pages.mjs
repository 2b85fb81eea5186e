// @ts-check
import { groupBy } from './group-by.mjs';

/** Pages of the builder are all different; a few products and posts represent the others. */
const SHARES = { pages: 8, others: 3 };

/**
 * The kind of a page by its sitemap, or else by the first folder of its address.
 * @param {import('./read-sitemap.mjs').Listed} listed
 */
const groupOf = ({ address, list }) => {
  if (list) return list;
  const folders = new URL(address).pathname.split('/').filter(Boolean);
  return folders.length > 1 ? (folders[0] ?? '') : 'page';
};

/** The first, the last and evenly spaced items between them. @template Item @param {readonly Item[]} items @param {number} count */
const spread = (items, count) =>
  items.length <= count
    ? items
    : Array.from(
        { length: count },
        (_, at) => /** @type {Item} */ (items[Math.round((at * (items.length - 1)) / (count - 1))]),
      );

/**
 * Pages that represent a site: its start page, and a few of each group, in turns, so that a small `most`
 * still includes every group.
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
