import type { Segment } from '../../runtime/hash/parse-hash';
import { linkPrefix } from './names';

/** The tab that a module's values name: `#plans|1` (specification S2.03); -1 for anything else. */
export const tabOfValues = (values: readonly string[] | undefined, count: number): number => {
  const index = /^\d{1,4}$/.test(values?.[0] ?? '') ? Number(values?.[0]) : -1;
  return index < count ? index : -1;
};

/** The tab whose link a plain anchor names, with or without `tab-` (S2.05); -1 for none. */
export const tabOfAnchor = (
  segments: readonly Segment[],
  links: readonly (string | null)[],
): number =>
  links.findIndex((link) =>
    segments.some(
      ({ id, values }) =>
        values.length === 0 && (link === `#${id}` || link === `#${linkPrefix}${id}`),
    ),
  );

/** Addresses that lead into the reviews of a product (specification S2.08). */
const REVIEWS = /^(reviews|product_reviews_tab|comment-\d+)$/;

/** Whether a plain anchor names a product's reviews or one of them. */
export const namesReviews = (segments: readonly Segment[]): boolean =>
  segments.some(({ id, values }) => values.length === 0 && REVIEWS.test(id));
