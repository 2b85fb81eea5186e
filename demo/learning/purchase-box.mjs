// @ts-check
import { html } from 'hono/html';

export const COUPON_NONCE = 'ca4ce194a5';
export const PRICE = 49;

/** The coupons of the demo with their discounts. */
export const coupons = { WELCOME: 12.25, FREE: PRICE };

/** @param {number} amount */
export const money = (amount) => `$${amount.toFixed(2)}`;

/** @param {string} text @param {'success' | 'warning'} kind */
const alert = (text, kind) =>
  html`<div class="coupon-alert coupon-alert-${kind}" style="display: none"><div class="ld-alert ld-alert-${kind}" role="status"><div class="ld-alert-content"><div class="ld-alert-icon ld-icon ld-icon-alert" aria-hidden="true"></div><div class="ld-alert-messages">${text}</div></div></div></div>`;

/** @param {{ postId: number, coupon: string }} order the coupon is empty if none is applied */
export function purchaseBox({ postId, coupon }) {
  const discount = Object.entries(coupons).find(([code]) => code === coupon)?.[1] ?? 0;
  const hasDiscount = discount > 0;
  const form = html` data-nonce="${COUPON_NONCE}" data-post-id="${postId}"`;
  return html`<div id="learndash-registration-wrapper"><div class="order-overview">
	<p class="order-heading">Order</p><p class="purchase-title">Along the coast</p>
	<div id="coupon-alerts">${alert('', 'success')}${alert('', 'warning')}</div>
	<div class="purchase-rows"><div class="purchase-row" id="price-row"><span class="purchase-label">Price</span> <span class="purchase-value">${money(PRICE)}</span></div></div>
	<form class="coupon-form" id="apply-coupon-form"${form}><input type="text" id="coupon-field" placeholder="Coupon"> <input type="submit" value="Apply coupon"></form>
	<div class="totals" id="totals" style="display: ${hasDiscount ? 'block' : 'none'}">
		<span class="order-heading">Totals</span>
		<div class="purchase-rows">
			<div class="purchase-row" id="subtotal-row"><span class="purchase-label">Subtotal</span> <span class="purchase-value">${money(PRICE)}</span></div>
			<div class="purchase-row" id="coupon-row" style="display: ${hasDiscount ? 'flex' : 'none'}"><span class="purchase-label">Coupon: <span>${coupon}</span></span> <span class="purchase-value"><form id="remove-coupon-form"${form}><span>-${money(discount)}</span> <input type="submit" class="button-small" value="Remove"></form></span></div>
			<div class="purchase-row" id="total-row" data-supports-coupon="1" data-total="${PRICE - discount}"><span class="purchase-label">Total</span> <span class="purchase-value">${money(PRICE - discount)}</span></div>
		</div>
	</div>
	<div class="learndash_checkout_buttons"><button class="btn-join button learndash_checkout_button" id="btn-join" data-jq-dropdown="#learndash-payment-button-dropdown">Take this course</button></div>
</div></div>`;
}

/** Printed in the footer if there are several payment gateways. */
export const paymentButtons = html`<div id="learndash-payment-button-dropdown" class="jq-dropdown jq-dropdown-tip checkout-dropdown-button"><ul class="jq-dropdown-menu">
<li><form class="learndash-payment-gateway-form-paypal" name="buynow" action="/plain/" method="post"><input type="hidden" name="amount" value="${PRICE}"><button class="btn-join button" type="submit">Use PayPal</button></form></li>
<li><form class="learndash-stripe-checkout" action="/plain/" method="post"><input type="hidden" name="stripe_course_id" value="12"><input type="hidden" name="stripe_price" value="${PRICE * 100}"><button class="btn-join button" type="submit">Use a card</button></form></li>
</ul></div>`;
