// @ts-check
import { createHash } from 'node:crypto';
import { isPurchasable, productById } from './products.mjs';

/** @typedef {import('../qa/session.mjs').Session} Session */
/** @typedef {{ key: string, product: import('./products.mjs').Product, quantity: number }} BasketLine */

const QUANTITY_LIMIT = 9999;

/** @param {string} text */
const md5 = (text) => createHash('md5').update(text).digest('hex');

/** @param {number} productId */
const lineKey = (productId) => md5(`line-${productId}`);

/**
 * @param {Session} session
 * @returns {BasketLine[]}
 */
export function basketLines({ cart }) {
  return [...cart].flatMap(([key, { productId, quantity }]) => {
    const product = productById(productId);
    return product ? [{ key, product, quantity }] : [];
  });
}

/** @param {Session} session */
export const basketTotal = (session) =>
  basketLines(session).reduce((sum, { product, quantity }) => sum + product.pence * quantity, 0);

/** @param {Session} session */
export const basketCount = (session) =>
  basketLines(session).reduce((sum, { quantity }) => sum + quantity, 0);

/** @param {Session} session the empty basket has an empty hash */
export function basketHash(session) {
  if (session.cart.size === 0) return '';
  return md5(JSON.stringify([...session.cart, basketTotal(session)]));
}

/**
 * @param {Session} session
 * @param {{ productId: number, quantity: number }} order
 * @returns {'added' | 'refused' | 'unknown'}
 */
export function addToBasket(session, { productId, quantity }) {
  const product = productById(productId);
  if (!product) return 'unknown';
  const key = lineKey(productId);
  const held = session.cart.get(key)?.quantity ?? 0;
  const wanted = Number.isFinite(quantity) && quantity > 0 ? Math.trunc(quantity) : 1;
  const tooMany = product.limit === 'one' && held + wanted > 1;
  if (!isPurchasable(product) || tooMany) return 'refused';
  session.cart.set(key, { productId, quantity: Math.min(held + wanted, QUANTITY_LIMIT) });
  return 'added';
}

/**
 * @param {Session} session
 * @param {string} key
 * @returns {import('./products.mjs').Product | undefined} what was taken out
 */
export function removeFromBasket(session, key) {
  const line = session.cart.get(key);
  if (!line) return undefined;
  session.cart.delete(key);
  session.removed.set(key, line);
  return productById(line.productId);
}

/**
 * @param {Session} session
 * @param {string} key
 */
export function undoRemoval(session, key) {
  const line = session.removed.get(key);
  if (!line) return;
  session.removed.delete(key);
  session.cart.set(key, line);
}

/**
 * @param {Session} session
 * @param {string} key
 * @param {number} quantity 0 removes the line
 */
export function setQuantity(session, key, quantity) {
  const line = session.cart.get(key);
  if (!line || !Number.isFinite(quantity) || quantity < 0) return;
  if (quantity < 1) removeFromBasket(session, key);
  else {
    const most = productById(line.productId)?.limit === 'one' ? 1 : QUANTITY_LIMIT;
    session.cart.set(key, { ...line, quantity: Math.min(Math.trunc(quantity), most) });
  }
}
