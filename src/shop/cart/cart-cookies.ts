import type { CookieJar } from '../../runtime/cookies';
import { woo } from '../names';

/** WooCommerce's cart hash as the server last said; empty without a cart. */
export const cookieHash = (cookies: CookieJar): string => cookies.get(woo.hashCookie) ?? '';

/** The flag that the server sets with every non-empty cart. */
export const hasItems = (cookies: CookieJar): boolean =>
  Number.parseInt(cookies.get(woo.itemsCookie) ?? '', 10) > 0;

/**
 * Every answer that leaves something in the cart sets both cookies, readable by script, and the
 * session itself needs a cookie: without them there is no cart.
 */
export const mayHaveCart = (cookies: CookieJar): boolean =>
  hasItems(cookies) || cookieHash(cookies) !== '';
