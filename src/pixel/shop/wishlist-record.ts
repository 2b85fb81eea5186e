import { plainObject } from '../../runtime/kit';
import type { Params } from '../config';
import * as names from './names';

/**
 * The printed record of a wishlist product: by its id, else by the id it is sold under, else by the
 * variation chosen around it (pixel.md §4.2).
 */
export const wishlistRecord = (link: HTMLElement, printed: unknown): Params | null => {
  const { productId = '', productSku = '' } = link.dataset;
  const records = plainObject(printed) ?? {};
  const chosen =
    link.closest('form')?.querySelector<HTMLInputElement>(names.variation)?.value ?? '';
  const byId = (id: string) => (Object.hasOwn(records, id) ? plainObject(records[id]) : null);
  const found =
    byId(productId) ??
    Object.values(records)
      .map(plainObject)
      .find(
        (each) => productSku && Object.values(Object(each?.content_ids)).includes(productSku),
      ) ??
    byId(chosen);
  if (!found) return null;
  const { event_id: _id, unique: _unique, ...params } = found;
  return params;
};
