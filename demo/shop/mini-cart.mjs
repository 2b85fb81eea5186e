// @ts-check
import { html } from 'hono/html';
import { cartHash, cartLines, cartTotal } from './cart.mjs';
import { markupText } from './markup-text.mjs';
import { amount } from './price.mjs';
import { productImage } from './product-image.mjs';
import { sku } from './products.mjs';

/** @typedef {{ site: string, session: import('../qa/session.mjs').Session }} Shopper */

/**
 * @param {Shopper} shopper
 * @param {import('./cart.mjs').CartLine} line
 */
function item({ site, session }, { key, product, quantity }) {
  const remove = `${site}/cart/?remove_item=${key}&_wpnonce=${session.wpNonce}`;
  return html`
		<li class="woocommerce-mini-cart-item mini_cart_item">
			<a href="${remove}" class="remove remove_from_cart_button" aria-label="Remove ${product.name} from cart" data-product_id="${product.id}" data-cart_item_key="${key}" data-product_sku="${sku(product)}" data-success_message="“${product.name}” has been removed from your cart">&times;</a>
			<a href="${site}/product/${product.slug}/">
				${productImage(product)}${product.name}
			</a>
			<span class="quantity">${quantity} &times; ${amount(product.pence)}</span>
		</li>`;
}

/** @param {Shopper} shopper */
function content(shopper) {
  const lines = cartLines(shopper.session);
  if (lines.length === 0) {
    return html`
	<p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>
`;
  }
  return html`
	<ul class="woocommerce-mini-cart cart_list product_list_widget ">${lines.map((line) => item(shopper, line))}
	</ul>
	<p class="woocommerce-mini-cart__total total">
		<strong>Subtotal:</strong> ${amount(cartTotal(shopper.session))}
	</p>
	<p class="woocommerce-mini-cart__buttons buttons"><a href="${shopper.site}/cart/" class="button wc-forward">View cart</a><a href="${shopper.site}/checkout/" class="button checkout wc-forward">Checkout</a></p>
`;
}

/**
 * The response to every request that changes or reads the cart.
 * @param {Shopper} shopper
 */
export function fragments(shopper) {
  const widget = html`<div class="widget_shopping_cart_content">${content(shopper)}</div>`;
  return {
    fragments: { 'div.widget_shopping_cart_content': markupText(widget) },
    cart_hash: cartHash(shopper.session),
  };
}

/**
 * The widget as pages print it: without content, which the fragments add.
 * @param {{ title: string, id: string, whenEmpty: 'stay' | 'hide' }} options
 */
export function miniCartWidget({ title, id, whenEmpty }) {
  const empty = html`<div class="widget_shopping_cart_content"></div>`;
  return html`<div id="${id}" class="et_pb_widget woocommerce widget_shopping_cart"><h2 class="widgettitle">${title}</h2>${
    whenEmpty === 'hide' ? html`<div class="hide_cart_widget_if_empty">${empty}</div>` : empty
  }</div>`;
}
