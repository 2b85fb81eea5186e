import { readCookie } from '../runtime/kit';
import { hashCookie, itemsCookie } from './names';

/** WooCommerce's cart hash as the server last said; empty without a cart. */
export const cookieHash = (doc: Document): string => readCookie(doc, hashCookie) ?? '';

/** The flag that the server sets with every non-empty cart. */
export const hasItems = (doc: Document): boolean =>
  Number.parseInt(readCookie(doc, itemsCookie) ?? '', 10) > 0;

/**
 * Every answer that leaves something in the cart sets both cookies, readable by script, and the
 * session itself needs a cookie: without them there is no cart.
 */
export const mayHaveCart = (doc: Document): boolean => hasItems(doc) || cookieHash(doc) !== '';
