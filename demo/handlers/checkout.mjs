// @ts-check
import { html } from 'hono/html';
import { cartTotals } from '../shop/cart-totals.mjs';
import { markupText } from '../shop/markup-text.mjs';
import { paymentSection, isPaymentMethod, reviewTable } from '../shop/order-review.mjs';
import { orderFaults, placeOrder } from '../shop/place-order.mjs';
import { isCountry } from '../shop/shipping.mjs';
import { applyCoupon } from '../shop/totals.mjs';
import { json, text } from './handler.mjs';

/** @typedef {import('./handler.mjs').Handler} Handler */

const nonceExpired = () => text('-1', 403);

/** Requests of the shop carry a nonce; an sessionExpired one gets the same response as from WordPress. */
const withNonce =
  (/** @type {Handler} */ handle) =>
  /** @type {Handler} */
  (request) =>
    request.fields.security === request.visit.session.wpNonce ? handle(request) : nonceExpired();

/** @param {string} message */
const success = (message) =>
  markupText(html`<div class="woocommerce-message" role="alert">${message}</div>`);

/** @type {Handler} */
function apply({ visit, fields }) {
  const { isApplied, text: message } = applyCoupon(visit.session, fields.coupon_code ?? '');
  return text(
    isApplied
      ? success(message)
      : markupText(html`<ul class="woocommerce-error" role="alert"><li>${message}</li></ul>`),
  );
}

/** @type {Handler} */
function remove({ visit, fields }) {
  visit.session.shopCoupons.delete(fields.coupon ?? '');
  return text(success('Coupon has been removed.'));
}

/** @type {Handler} */
function chooseMethod({ visit, fields }) {
  visit.session.customer.shippingMethod = fields['shipping_method[0]'] ?? '';
  return text(markupText(cartTotals(visit)));
}

const sessionExpired = (/** @type {import('../visit.mjs').Visit} */ { site }) =>
  markupText(
    html`<div class="woocommerce-error">Sorry, your session has expired. <a href="${site}/shop/" class="wc-backward">Return to shop</a></div>`,
  );

/** @type {Handler} */
function review({ visit, fields }) {
  const { session } = visit;
  if (session.cart.size === 0) {
    return json({ fragments: { 'form.woocommerce-checkout': sessionExpired(visit) } });
  }
  const { customer } = session;
  if (isCountry(fields.country ?? '')) customer.country = fields.country ?? '';
  for (const name of /** @type {const} */ (['state', 'city', 'postcode'])) {
    customer[name] = fields[name] ?? '';
  }
  customer.shippingMethod = fields['shipping_method[0]'] ?? customer.shippingMethod;
  if (isPaymentMethod(fields.payment_method ?? '')) {
    customer.paymentMethod = fields.payment_method ?? '';
  }
  return json({
    result: 'success',
    messages: '',
    reload: false,
    fragments: {
      '.woocommerce-checkout-review-order-table': markupText(reviewTable(visit)),
      '.woocommerce-checkout-payment': markupText(paymentSection(visit)),
    },
  });
}

/** @param {readonly import('../shop/place-order.mjs').OrderFault[]} faults */
const rejected = (faults) => {
  const items = faults.map(
    ({ id, name, text: message }) =>
      html`<li data-id="${id}">${name ? html`<strong>${name}</strong> ` : ''}${message}</li>`,
  );
  return json({
    result: 'failure',
    messages: markupText(html`<ul class="woocommerce-error" role="alert">${items}</ul>`),
    refresh: false,
    reload: false,
  });
};

/** @type {Handler} */
function checkout({ visit, fields }) {
  const { session, site } = visit;
  if (fields['woocommerce-process-checkout-nonce'] !== session.wpNonce) {
    return json({
      result: 'failure',
      messages: markupText(
        html`<div class="woocommerce-error">We were unable to process your order, please try again.</div>`,
      ),
      refresh: true,
      reload: false,
    });
  }
  if (session.cart.size === 0) {
    return json({
      result: 'failure',
      messages: sessionExpired(visit),
      refresh: false,
      reload: false,
    });
  }
  const faults = orderFaults(fields);
  if (faults.length > 0) return rejected(faults);
  const { id, key } = placeOrder(session, fields);
  const redirect = `${site}/checkout/order-received/${id}/?key=${key}`;
  return json({ result: 'success', redirect, order_id: id });
}

/** @type {import('./handler.mjs').HandlerTable} */
export const checkoutHandlers = {
  wcAjax: {
    apply_coupon: withNonce(apply),
    remove_coupon: withNonce(remove),
    update_shipping_method: withNonce(chooseMethod),
    update_order_review: withNonce(review),
    checkout,
  },
};
