// @ts-check
import { html } from 'hono/html';
import { addToCart, removeFromCart, undoRemoval } from './cart.mjs';
import { productById } from './products.mjs';

/**
 * @param {import('../qa/session.mjs').Session} session
 * @param {import('../qa/session.mjs').Notice['kind']} kind
 * @param {import('../visit.mjs').Html} text
 */
export function notify(session, kind, text) {
  session.notices.push({ kind, html: text });
}

/**
 * Handles `?add-to-cart=ID` and the product form, which work without JavaScript.
 * @param {import('../visit.mjs').Visit} visit
 * @param {{ productId: number, variationId: number, quantity: number }} order
 */
export function followAddLink({ session, site }, order) {
  const outcome = addToCart(session, order);
  const name = productById(order.productId)?.name ?? 'This product';
  if (outcome === 'added') {
    notify(
      session,
      'message',
      html`“${name}” has been added to your cart. <a href="${site}/cart/" class="button wc-forward">View cart</a>`,
    );
    return;
  }
  notify(session, 'error', html`“${name}” cannot be added to your cart.`);
}

/**
 * Handles `?remove_item=KEY&_wpnonce=…` and its undo link. An expired nonce changes nothing.
 * @param {import('../visit.mjs').Visit} visit
 * @returns {boolean} whether it was such a link, so that the visitor has to be redirected
 */
export function followCartLink({ session, site, url }) {
  const remove = url.searchParams.get('remove_item');
  const undo = url.searchParams.get('undo_item');
  if (!remove && !undo) return false;
  if (url.searchParams.get('_wpnonce') !== session.wpNonce) return true;
  if (undo) undoRemoval(session, undo);
  const removed = remove ? removeFromCart(session, remove) : undefined;
  if (removed) {
    const back = `${site}/cart/?undo_item=${remove}&_wpnonce=${session.wpNonce}`;
    notify(
      session,
      'message',
      html`“${removed.name}” removed. <a href="${back}" class="restore-item">Undo?</a>`,
    );
  }
  return true;
}
