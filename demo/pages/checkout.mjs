// @ts-check
import { html } from 'hono/html';
import { addressRows } from '../shop/address-fields.mjs';
import { notices } from '../shop/notices.mjs';
import { paymentSection, reviewTable } from '../shop/order-review.mjs';
import { shopColumns } from '../shop/shop-frame.mjs';
import { storeNotice } from '../shop/store-notice.mjs';

/** @typedef {import('../visit.mjs').Visit} Visit */

const couponForm = html`<div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info">Got a code? <a class="showcoupon" href="#" aria-expanded="false" aria-controls="woocommerce-checkout-form-coupon" role="button">Enter it here</a></div></div>
<form id="woocommerce-checkout-form-coupon" class="checkout_coupon woocommerce-form-coupon" style="display:none" method="post">
	<p class="form-row form-row-first"><label class="screen-reader-text" for="coupon_code">Coupon:</label><input id="coupon_code" class="input-text" type="text" name="coupon_code" value="" placeholder="Coupon code" /></p>
	<p class="form-row form-row-last"><button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button></p>
	<div class="clear"></div>
</form>`;

/** @param {Visit} visit */
function customerDetails({ session }) {
  return html`<div class="col2-set" id="customer_details">
	<div class="col-1"><div class="woocommerce-billing-fields"><h2>Billing details</h2>
		<div class="woocommerce-billing-fields__field-wrapper">${addressRows('billing', session)}</div>
	</div></div>
	<div class="col-2"><div class="woocommerce-shipping-fields">
		<h2 id="ship-to-different-address"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox"><input id="ship-to-different-address-checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" type="checkbox" name="ship_to_different_address" value="1" /> <span>Send it to somebody else?</span></label></h2>
		<div class="shipping_address"><div class="woocommerce-shipping-fields__field-wrapper">${addressRows('shipping', session)}</div></div>
	</div>
	<div class="woocommerce-additional-fields"><div class="woocommerce-additional-fields__field-wrapper"><p class="form-row notes" id="order_comments_field" data-priority=""><label for="order_comments">Order notes&nbsp;<span class="optional">(optional)</span></label><span class="woocommerce-input-wrapper"><textarea id="order_comments" class="input-text " name="order_comments" cols="5" rows="4"></textarea></span></p></div></div>
	</div>
</div>`;
}

/** @param {Visit} visit */
function form(visit) {
  return html`${couponForm}
<div class="woocommerce-notices-wrapper"></div>
<form name="checkout" method="post" class="checkout woocommerce-checkout" action="${visit.site}/checkout/" enctype="multipart/form-data" aria-label="Checkout">
	${customerDetails(visit)}
	<h2 id="order_review_heading">Your order</h2>
	<div id="order_review" class="woocommerce-checkout-review-order">${reviewTable(visit)}${paymentSection(visit)}</div>
</form>`;
}

/** @type {import('./pages.mjs').PageDefinition} */
export const checkoutPage = {
  path: '/checkout/',
  title: 'Checkout',
  line: 'Totals that depend on the address, coupons (tide10), errors at their fields, an order.',
  render(visit) {
    const { site, session } = visit;
    const main =
      session.cart.size > 0
        ? form(visit)
        : html`<div class="woocommerce-info">Checkout is not available while the cart is empty.</div><p class="return-to-shop"><a class="button wc-backward" href="${site}/shop/">Return to shop</a></p>`;
    return {
      title: 'Checkout',
      pageId: 33,
      ...(session.cart.size > 0 ? { shop: /** @type {const} */ ('checkout') } : {}),
      bodyClass: 'woocommerce-checkout woocommerce-page woocommerce-demo-store',
      main: shopColumns({
        main: html`<h1 class="page-title">Checkout</h1><div class="woocommerce">${notices(session)}${main}</div>`,
      }),
      foot: storeNotice,
    };
  },
};
