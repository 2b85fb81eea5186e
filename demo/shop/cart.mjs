// @ts-check
import { createHash } from 'node:crypto';
import { isPurchasable, productById } from './products.mjs';

/** @typedef {import('../qa/session.mjs').Session} Session */
/** @typedef {{ key: string, product: import('./products.mjs').Product, quantity: number }} CartLine */

const QUANTITY_LIMIT = 9999;

/** @param {string} text */
const md5 = (text) => createHash('md5').update(text).digest('hex');

/** @param {number} productId @param {number} variationId 0 for a plain product */
const lineKey = (productId, variationId) =>
  md5(variationId ? `line-${productId}-${variationId}` : `line-${productId}`);

/** @param {string} word */
const capitalise = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The product of a cart line; a variation has its own name and price.
 * @param {import('../qa/session.mjs').CartLine} line
 */
function productOf({ productId, variationId }) {
  const product = productById(productId);
  const variation = product?.variations?.find(({ id }) => id === variationId);
  if (!product || !variation) return product;
  const { colour, size, pence } = variation;
  return {
    ...product,
    pence,
    name: `${product.name} – ${capitalise(colour)}, ${capitalise(size)}`,
  };
}

/**
 * @param {Session} session
 * @returns {CartLine[]}
 */
export function cartLines({ cart }) {
  return [...cart].flatMap(([key, line]) => {
    const product = productOf(line);
    return product ? [{ key, product, quantity: line.quantity }] : [];
  });
}

/** @param {Session} session */
export const cartTotal = (session) =>
  cartLines(session).reduce((sum, { product, quantity }) => sum + product.pence * quantity, 0);

/** @param {Session} session */
export const cartCount = (session) =>
  cartLines(session).reduce((sum, { quantity }) => sum + quantity, 0);

/** @param {Session} session the empty cart has an empty hash */
export function cartHash(session) {
  if (session.cart.size === 0) return '';
  return md5(JSON.stringify([...session.cart, cartTotal(session)]));
}

/**
 * @param {Session} session
 * @param {{ productId: number, variationId?: number, quantity: number }} order
 * @returns {'added' | 'refused' | 'unknown'}
 */
export function addToCart(session, { productId, variationId = 0, quantity }) {
  const product = productById(productId);
  if (!product) return 'unknown';
  const variation = product.variations?.find(({ id }) => id === variationId);
  const isOffered = variation ? variation.stock === 'instock' : isPurchasable(product);
  const key = lineKey(productId, variationId);
  const inCart = session.cart.get(key)?.quantity ?? 0;
  const requested = Number.isFinite(quantity) && quantity > 0 ? Math.trunc(quantity) : 1;
  const tooMany = product.limit === 'one' && inCart + requested > 1;
  if (!isOffered || tooMany) return 'refused';
  session.cart.set(key, {
    productId,
    variationId,
    quantity: Math.min(inCart + requested, QUANTITY_LIMIT),
  });
  return 'added';
}

/**
 * @param {Session} session
 * @param {string} key
 * @returns {import('./products.mjs').Product | undefined} the removed product
 */
export function removeFromCart(session, key) {
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
  if (quantity < 1) removeFromCart(session, key);
  else {
    const limit = productById(line.productId)?.limit === 'one' ? 1 : QUANTITY_LIMIT;
    session.cart.set(key, { ...line, quantity: Math.min(Math.trunc(quantity), limit) });
  }
}
