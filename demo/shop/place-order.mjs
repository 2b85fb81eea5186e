// @ts-check
import { fieldsOf } from './address-fields.mjs';
import { cartLines } from './cart.mjs';
import { isPaymentMethod } from './order-review.mjs';
import { totals } from './totals.mjs';

/** @typedef {import('../qa/session.mjs').Session} Session */
/** @typedef {{ id: string, text: string, name?: string }} OrderFault */

const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const FIRST_NUMBER = 7000;

/**
 * The validation errors of an order, in the order of the form. An error with a name belongs to a
 * field of an address.
 * @param {Readonly<Record<string, string>>} fields
 * @returns {OrderFault[]}
 */
export function orderFaults(fields) {
  /** @type {OrderFault[]} */
  const faults = [];
  /** @type {('billing' | 'shipping')[]} */
  const kinds = fields.ship_to_different_address ? ['billing', 'shipping'] : ['billing'];
  for (const kind of kinds) {
    const title = kind === 'billing' ? 'Billing' : 'Shipping';
    for (const { name, label, isRequired } of fieldsOf(kind)) {
      const id = `${kind}_${name}`;
      const value = (fields[id] ?? '').trim();
      if (isRequired && value === '') {
        faults.push({ id, name: `${title} ${label}`, text: 'is a required field.' });
      } else if (
        name === 'postcode' &&
        fields[`${kind}_country`] === 'GB' &&
        !POSTCODE.test(value)
      ) {
        faults.push({ id, name: `${title} ${label}`, text: 'is not a valid postcode / ZIP.' });
      } else if (name === 'email' && !EMAIL.test(value)) {
        faults.push({ id, name: `${title} ${label}`, text: 'is not a valid email address.' });
      }
    }
  }
  if (fields['terms-field'] && !fields.terms) {
    faults.push({
      id: 'terms',
      text: 'Please accept the terms of the shop to place the order.',
    });
  }
  if (!isPaymentMethod(fields.payment_method ?? '')) {
    faults.push({ id: 'payment_method', text: 'Invalid payment method.' });
  }
  return faults;
}

/**
 * Creates an order from the cart and empties the cart.
 * @param {Session} session
 * @param {Readonly<Record<string, string>>} fields
 */
export function placeOrder(session, fields) {
  const { subtotal, discounts, shipping, total } = totals(session);
  const order = {
    id: FIRST_NUMBER + session.orders.length + 1,
    key: `wc_order_${session.visitKey}${session.orders.length}`,
    lines: cartLines(session).map(({ product, quantity }) => ({ product, quantity })),
    subtotal,
    discounts,
    shipping,
    total,
    paymentMethod: fields.payment_method ?? '',
    name: `${fields.billing_first_name} ${fields.billing_last_name}`,
    email: fields.billing_email ?? '',
  };
  session.orders.push(order);
  session.cart.clear();
  session.removed.clear();
  session.shopCoupons.clear();
  return order;
}
