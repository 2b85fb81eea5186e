// @ts-check
import { html } from 'hono/html';
import { amount } from './price.mjs';
import { shippingList } from './shipping.mjs';
import { totals } from './totals.mjs';

/** @typedef {import('../visit.mjs').Visit} Visit */

/**
 * The rows of amounts that cart and checkout share.
 * @param {Visit} visit
 * @param {{ page: 'cart' | 'checkout', calculator?: unknown }} options
 */
export function totalsRows({ site, session }, { page, calculator = '' }) {
  const { subtotal, discounts, total } = totals(session);
  const coupons = discounts.map(
    ({ code, pence }) => html`<tr class="cart-discount coupon-${code}">
	<th>Coupon: ${code}</th>
	<td data-title="Coupon: ${code}">-${amount(pence)} <a href="${site}/${page}/?remove_coupon=${code}" class="woocommerce-remove-coupon" aria-label="Remove ${code} coupon" data-coupon="${code}">[Remove]</a></td>
</tr>`,
  );
  return html`<tr class="cart-subtotal">
	<th>Subtotal</th>
	<td data-title="Subtotal">${amount(subtotal)}</td>
</tr>
${coupons}
<tr class="woocommerce-shipping-totals shipping">
	<th>Shipping</th>
	<td data-title="Shipping">${shippingList(session)}${calculator}</td>
</tr>
<tr class="order-total">
	<th>Total</th>
	<td data-title="Total"><strong>${amount(total)}</strong></td>
</tr>`;
}
