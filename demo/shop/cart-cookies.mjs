// @ts-check
import { getCookie, setCookie } from 'hono/cookie';
import { cartHash } from './cart.mjs';

const FLAG = 'woocommerce_items_in_cart';
const HASH = 'woocommerce_cart_hash';

/**
 * The two cookies that scripts read: a flag (not a count) and the hash. Every response sets them if
 * the cart has items, and expires them if it is empty.
 * @param {import('hono').Context} context
 * @param {import('../qa/session.mjs').Session} session
 */
export function writeCartCookies(context, session) {
  if (session.cart.size > 0) {
    setCookie(context, FLAG, '1', { path: '/' });
    setCookie(context, HASH, cartHash(session), { path: '/' });
    return;
  }
  for (const name of [FLAG, HASH]) {
    if (getCookie(context, name) === undefined) continue;
    setCookie(context, name, '0', { path: '/', expires: new Date(0) });
  }
}
