// @ts-check
import { html } from 'hono/html';
import { countryOptions } from './country-options.mjs';
import { totalsRows } from './totals-rows.mjs';

/** @param {import('../visit.mjs').Visit} visit */
function calculator({ site, session }) {
  const { country, state, city, postcode } = session.customer;
  const field = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {string} */ value,
  ) =>
    html`<p class="form-row form-row-wide" id="calc_shipping_${name}_field">
		<label for="calc_shipping_${name}">${label}</label>
		<input type="text" class="input-text" value="${value}" name="calc_shipping_${name}" id="calc_shipping_${name}" />
	</p>`;
  return html`<p class="woocommerce-shipping-destination">Shipping costs are shown at the checkout.</p>
<form class="woocommerce-shipping-calculator" action="${site}/cart/" method="post">
	<a class="shipping-calculator-button" role="button" href="#" aria-controls="shipping-calculator-form" aria-expanded="false">Calculate shipping</a>
	<section class="shipping-calculator-form" id="shipping-calculator-form" style="display:none;">
	<p class="form-row form-row-wide" id="calc_shipping_country_field">
		<label for="calc_shipping_country">Country / region</label>
		<select name="calc_shipping_country" id="calc_shipping_country" class="country_to_state country_select" rel="calc_shipping_state"><option value="default">Select a country / region…</option>${countryOptions(country)}</select>
	</p>
	${field('state', 'State / County', state)}
	${field('city', 'City', city)}
	${field('postcode', 'Postcode / ZIP', postcode)}
	<p><button type="submit" name="calc_shipping" value="1" class="button">Update</button></p>
	<input type="hidden" id="woocommerce-shipping-calculator-nonce" name="woocommerce-shipping-calculator-nonce" value="${session.wpNonce}" /><input type="hidden" name="_wp_http_referer" value="/cart/" />
	</section>
</form>`;
}

/**
 * The totals, also sent in the response when the shipping method changes. @param
 * {import('../visit.mjs').Visit} visit
 */
export function cartTotals(visit) {
  return html`<div class="cart_totals ">
	<h2>Cart totals</h2>
	<table class="shop_table shop_table_responsive">${totalsRows(visit, { page: 'cart', calculator: calculator(visit) })}</table>
	<div class="wc-proceed-to-checkout"><a href="${visit.site}/checkout/" class="checkout-button button alt wc-forward">Proceed to checkout</a></div>
</div>`;
}
