// @ts-check
import { html } from 'hono/html';
import { cartLines, setQuantity } from '../shop/cart.mjs';
import { notify } from '../shop/cart-links.mjs';
import { cartTotals } from '../shop/cart-totals.mjs';
import { notices } from '../shop/notices.mjs';
import { amount } from '../shop/price.mjs';
import { productImage } from '../shop/product-image.mjs';
import { sku } from '../shop/products.mjs';
import { quantity } from '../shop/quantity.mjs';
import { shopColumns } from '../shop/shop-frame.mjs';
import { storeNotice } from '../shop/store-notice.mjs';
import { applyCoupon } from '../shop/totals.mjs';

/** @typedef {import('../visit.mjs').Visit} Visit */

/**
 * @param {Visit} visit
 * @param {import('../shop/cart.mjs').CartLine} line
 */
function lineRow({ site, session }, { key, product, quantity: inCart }) {
  const remove = `${site}/cart/?remove_item=${key}&_wpnonce=${session.wpNonce}`;
  const address = `${site}/product/${product.slug}/`;
  const amountInput = quantity({
    id: `quantity_${key}`,
    name: `cart[${key}][qty]`,
    label: `${product.name} quantity`,
    value: inCart,
    min: 0,
    max: product.limit === 'one' ? 1 : '',
  });
  return html`<tr class="woocommerce-cart-form__cart-item cart_item">
	<td class="product-remove"><a href="${remove}" class="remove" aria-label="Remove ${product.name} from cart" data-product_id="${product.id}" data-product_sku="${sku(product)}">&times;</a></td>
	<td class="product-thumbnail"><a href="${address}" tabindex="-1" aria-hidden="true">${productImage(product)}</a></td>
	<td class="product-name" data-title="Product"><a href="${address}">${product.name}</a></td>
	<td class="product-price" data-title="Price">${amount(product.pence)}</td>
	<td class="product-quantity" data-title="Quantity">${amountInput}</td>
	<td class="product-subtotal" data-title="Subtotal">${amount(product.pence * inCart)}</td>
</tr>`;
}

/** @param {Visit} visit */
function filled(visit) {
  const { site, session } = visit;
  return html`<form class="woocommerce-cart-form" action="${site}/cart/" method="post">
<table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
	<thead><tr><th class="product-remove"><span class="screen-reader-text">Remove item</span></th><th class="product-thumbnail"><span class="screen-reader-text">Picture</span></th><th class="product-name">Product</th><th class="product-price">Price</th><th class="product-quantity">Quantity</th><th class="product-subtotal">Subtotal</th></tr></thead>
	<tbody>
${cartLines(session).map((line) => lineRow(visit, line))}
	<tr><td colspan="6" class="actions"><div class="coupon"><label class="screen-reader-text" for="coupon_code">Coupon:</label> <input id="coupon_code" class="input-text" type="text" name="coupon_code" value="" placeholder="Coupon code" /> <button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button></div><button type="submit" class="button" name="update_cart" value="Update cart">Update cart</button><input type="hidden" name="woocommerce-cart-nonce" value="${session.wpNonce}" /><input type="hidden" name="_wp_http_referer" value="/cart/" /></td></tr>
	</tbody>
</table>
</form>
<div class="cart-collaterals">${cartTotals(visit)}</div>`;
}

/** @param {Visit} visit */
function empty({ site }) {
  return html`<div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info">Your cart is empty.</div></div><p class="return-to-shop"><a class="button wc-backward" href="${site}/shop/">Return to shop</a></p>`;
}

/**
 * Applies the submitted forms of the cart: quantities, a coupon or a destination. Without their
 * nonce nothing changes.
 * @param {Visit} visit
 * @param {Readonly<Record<string, string>>} fields
 */
export function updateCart({ session }, fields) {
  if (fields['woocommerce-shipping-calculator-nonce'] === session.wpNonce && fields.calc_shipping) {
    for (const name of /** @type {const} */ (['country', 'state', 'city', 'postcode'])) {
      const value = fields[`calc_shipping_${name}`];
      if (value !== undefined) session.customer[name] = value === 'default' ? 'GB' : value;
    }
    notify(session, 'message', html`Shipping costs updated.`);
  }
  if (fields['woocommerce-cart-nonce'] !== session.wpNonce) return;
  if (fields.apply_coupon) {
    const { isApplied, text } = applyCoupon(session, fields.coupon_code ?? '');
    notify(session, isApplied ? 'message' : 'error', html`${text}`);
  }
  if (!fields.update_cart) return;
  for (const [name, value] of Object.entries(fields)) {
    const key = /^cart\[([0-9a-f]{32})\]\[qty\]$/.exec(name)?.[1];
    if (key) setQuantity(session, key, Number(value));
  }
  notify(session, 'message', html`Cart updated.`);
}

/** @type {import('./pages.mjs').PageDefinition} */
export const cartPage = {
  path: '/cart/',
  title: 'Cart',
  line: 'Quantities, coupons (tide10), shipping by country; works without JavaScript too.',
  render(visit) {
    const cart = visit.session.cart.size > 0 ? filled(visit) : empty(visit);
    return {
      title: 'Cart',
      pageId: 32,
      shop: 'cart',
      bodyClass: 'woocommerce-cart woocommerce-page woocommerce-demo-store',
      main: shopColumns({
        main: html`<h1 class="page-title">Cart</h1><div class="woocommerce">${notices(visit.session)}${cart}</div>`,
      }),
      foot: storeNotice,
    };
  },
};
