import type { Params } from './config';

const isList = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The parameters of one event: a copy of what is printed, ids as a list of texts, and the page's own
 * on top (contract pixel.md §3.9 and §4.1).
 */
export const eventParams = (params: Params, args: Params): Params => {
  const { content_ids: ids } = params;
  const texts = (isList(ids) ? Object.values(ids) : [ids]).map(String);
  return { ...params, ...(ids === undefined ? {} : { content_ids: texts }), ...args };
};
