// @ts-check
import { cartTotal } from './cart.mjs';
import { chosenMethod } from './shipping.mjs';

/** @typedef {import('../qa/session.mjs').Session} Session */

/** Discount in percent by code; codes are in lower case, as WooCommerce stores them. */
const coupons = { tide10: 10, harbour25: 25 };

/** @param {string} code @returns {code is keyof typeof coupons} */
const isCoupon = (code) => Object.hasOwn(coupons, code);

/**
 * @param {Session} session
 * @param {string} typed
 * @returns {{ isApplied: boolean, text: string }}
 */
export function applyCoupon(session, typed) {
  const code = typed.trim().toLowerCase();
  if (code === '') return { isApplied: false, text: 'Please enter a coupon code.' };
  if (!isCoupon(code)) return { isApplied: false, text: `Coupon "${code}" does not exist!` };
  if (session.shopCoupons.has(code)) {
    return { isApplied: false, text: 'Coupon code already applied!' };
  }
  session.shopCoupons.add(code);
  return { isApplied: true, text: 'Coupon code applied successfully.' };
}

/**
 * Amounts are in pence. Coupons apply to the price of the products, not to shipping.
 * @param {Session} session
 */
export function totals(session) {
  const subtotal = cartTotal(session);
  const discounts = [...session.shopCoupons].flatMap((code) =>
    isCoupon(code) ? [{ code, pence: Math.round((subtotal * coupons[code]) / 100) }] : [],
  );
  const discount = discounts.reduce((sum, { pence }) => sum + pence, 0);
  const shipping = chosenMethod(session);
  return {
    subtotal,
    discounts,
    shipping,
    total: Math.max(0, subtotal - discount) + shipping.pence,
  };
}
