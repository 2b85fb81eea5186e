// @ts-check
import { html } from 'hono/html';
import { cartTotals } from '../shop/cart-totals.mjs';
import { markupText } from '../shop/markup-text.mjs';
import { paymentPart, isPaymentMethod, reviewTable } from '../shop/order-review.mjs';
import { orderFaults, placeOrder } from '../shop/place-order.mjs';
import { isCountry } from '../shop/shipping.mjs';
import { applyCoupon } from '../shop/totals.mjs';
import { json, text } from './answer.mjs';

/** @typedef {import('./answer.mjs').Answerer} Answerer */

const stale = () => text('-1', 403);

/** Requests to the shop carry their own nonce; an expired one gets the response that WordPress sends. */
const guarded =
  (/** @type {Answerer} */ answer) =>
  /** @type {Answerer} */
  (call) =>
    call.fields.security === call.visit.session.wpNonce ? answer(call) : stale();

/** @param {string} message */
const success = (message) =>
  markupText(html`<div class="woocommerce-message" role="alert">${message}</div>`);

/** @type {Answerer} */
function apply({ visit, fields }) {
  const { isApplied, text: message } = applyCoupon(visit.session, fields.coupon_code ?? '');
  return text(
    isApplied
      ? success(message)
      : markupText(html`<ul class="woocommerce-error" role="alert"><li>${message}</li></ul>`),
  );
}

/** @type {Answerer} */
function remove({ visit, fields }) {
  visit.session.shopCoupons.delete(fields.coupon ?? '');
  return text(success('Coupon has been removed.'));
}

/** @type {Answerer} */
function chooseMethod({ visit, fields }) {
  visit.session.customer.shippingMethod = fields['shipping_method[0]'] ?? '';
  return text(markupText(cartTotals(visit)));
}

const expired = (/** @type {import('../visit.mjs').Visit} */ { site }) =>
  markupText(
    html`<div class="woocommerce-error">Sorry, your session has expired. <a href="${site}/shop/" class="wc-backward">Return to shop</a></div>`,
  );

/** @type {Answerer} */
function review({ visit, fields }) {
  const { session } = visit;
  if (session.cart.size === 0) {
    return json({ fragments: { 'form.woocommerce-checkout': expired(visit) } });
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
      '.woocommerce-checkout-payment': markupText(paymentPart(visit)),
    },
  });
}

/** @param {readonly import('../shop/place-order.mjs').OrderFault[]} faults */
const refused = (faults) => {
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

/** @type {Answerer} */
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
    return json({ result: 'failure', messages: expired(visit), refresh: false, reload: false });
  }
  const faults = orderFaults(fields);
  if (faults.length > 0) return refused(faults);
  const { id, key } = placeOrder(session, fields);
  const redirect = `${site}/checkout/order-received/${id}/?key=${key}`;
  return json({ result: 'success', redirect, order_id: id });
}

/** @type {import('./answer.mjs').AnswerTable} */
export const checkoutAnswers = {
  wcAjax: {
    apply_coupon: guarded(apply),
    remove_coupon: guarded(remove),
    update_shipping_method: guarded(chooseMethod),
    update_order_review: guarded(review),
    checkout,
  },
};
