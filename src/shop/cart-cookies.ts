import type { CookieJar } from '../runtime/cookies';
import { hashCookie, itemsCookie } from './names';

/** WooCommerce's cart hash as the server last said; empty without a cart. */
export const cookieHash = (cookies: CookieJar): string => cookies.get(hashCookie) ?? '';

/** The flag that the server sets with every non-empty cart. */
export const hasItems = (cookies: CookieJar): boolean =>
  Number.parseInt(cookies.get(itemsCookie) ?? '', 10) > 0;

/**
 * Every answer that leaves something in the cart sets both cookies, readable by script, and the
 * session itself needs a cookie: without them there is no cart.
 */
export const mayHaveCart = (cookies: CookieJar): boolean =>
  hasItems(cookies) || cookieHash(cookies) !== '';
