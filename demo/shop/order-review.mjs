// @ts-check
import { html } from 'hono/html';
import { cartLines } from './cart.mjs';
import { amount } from './price.mjs';
import { totalsRows } from './totals-rows.mjs';

/** @typedef {import('../visit.mjs').Visit} Visit */

/** The payment methods of the shop, with their descriptions. */
export const paymentMethods = {
  bacs: { title: 'Bank transfer', text: 'Send the amount to our account.' },
  cod: { title: 'Cash on delivery', text: 'Pay at the door.' },
};

/** @param {string} id @returns {id is keyof typeof paymentMethods} */
export const isPaymentMethod = (id) => Object.hasOwn(paymentMethods, id);

/** @param {Visit} visit */
export function reviewTable(visit) {
  const lines = cartLines(visit.session).map(
    ({ product, quantity }) => html`<tr class="cart_item">
	<td class="product-name">${product.name}&nbsp;<strong class="product-quantity">&times;&nbsp;${quantity}</strong></td>
	<td class="product-total">${amount(product.pence * quantity)}</td>
</tr>`,
  );
  return html`<table class="shop_table woocommerce-checkout-review-order-table">
	<thead><tr><th class="product-name">Product</th><th class="product-total">Subtotal</th></tr></thead>
	<tbody>${lines}</tbody>
	<tfoot>${totalsRows(visit, { page: 'checkout' })}</tfoot>
</table>`;
}

/** @param {Visit} visit */
export function paymentSection({ site, session }) {
  const chosen = session.customer.paymentMethod;
  const methods = Object.entries(paymentMethods).map(
    ([id, { title, text }]) => html`<li class="wc_payment_method payment_method_${id}">
	<input id="payment_method_${id}" type="radio" class="input-radio" name="payment_method" value="${id}" ${id === chosen ? "checked='checked'" : ''} data-order_button_text="" />
	<label for="payment_method_${id}">${title}</label>
	<div class="payment_box payment_method_${id}"${id === chosen ? '' : html` style="display:none;"`}><p>${text}</p></div>
</li>`,
  );
  return html`<div id="payment" class="woocommerce-checkout-payment">
	<ul class="wc_payment_methods payment_methods methods">${methods}</ul>
	<div class="form-row place-order">
		<div class="woocommerce-terms-and-conditions-wrapper">
			<div class="woocommerce-terms-and-conditions" style="display: none; max-height: 200px; overflow: auto;"><p>Goods travel by boat and by bicycle. What breaks on the way is ours to replace.</p></div>
			<p class="form-row validate-required"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox"><input type="checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" name="terms" id="terms" /> <span class="woocommerce-terms-and-conditions-checkbox-text">These are fine with me: the <a href="${site}/plain/" class="woocommerce-terms-and-conditions-link" target="_blank">terms and conditions</a></span>&nbsp;<abbr class="required" title="required">*</abbr></label><input type="hidden" name="terms-field" value="1" /></p>
		</div>
		<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Place order" data-value="Place order">Place order</button>
		<input type="hidden" id="woocommerce-process-checkout-nonce" name="woocommerce-process-checkout-nonce" value="${session.wpNonce}" /><input type="hidden" name="_wp_http_referer" value="/checkout/" />
	</div>
</div>`;
}
