import { diviReviewsHash } from './names';

export interface TabAddress {
  readonly hash: string;
  readonly href: string;
}

/**
 * The id of the panel that an address asks for, or null (woocommerce.md §7.2). Any existing
 * `#tab-…` counts, where upstream knows only two.
 */
export const namedTab = ({ hash, href }: TabAddress): string | null => {
  if (/comment-/i.test(hash) || hash === '#reviews' || hash === diviReviewsHash) {
    return 'tab-reviews';
  }
  if (hash.startsWith('#tab-')) return hash.slice(1);
  return /comment-page-|cpage=/.test(href) ? 'tab-reviews' : null;
};
