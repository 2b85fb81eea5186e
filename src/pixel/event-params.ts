import type { Params } from './config';

/**
 * The parameters of one event: a copy of what is printed, ids as a list of texts, and the page's own
 * on top (pixel.md §1.3 and §2.1).
 */
export const eventParams = (params: Params, args: Params): Params => {
  const { content_ids: ids } = params;
  // Lists and maps are objects; all else stands for itself.
  const texts = Object.values(Object(ids) === ids ? (ids as object) : [ids]).map(String);
  return { ...params, ...(ids === undefined ? {} : { content_ids: texts }), ...args };
};
