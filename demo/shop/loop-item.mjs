// @ts-check
import { html } from 'hono/html';
import { price } from './price.mjs';
import { productImage } from './product-image.mjs';
import { isPurchasable, sku } from './products.mjs';

/** @typedef {import('./products.mjs').Product} Product */

/** @param {Product} product */
function label(product) {
  const name = `“${product.name}”`;
  if (isPurchasable(product)) return { text: 'Add to cart', aria: `Add to cart: ${name}` };
  if (product.stock === 'outofstock') return { text: 'Read more', aria: `Read more about ${name}` };
  if (product.type === 'external') return { text: 'Buy elsewhere', aria: `Buy elsewhere: ${name}` };
  if (product.type === 'grouped') {
    return { text: 'View products', aria: `View products in the ${name} group` };
  }
  return { text: 'Select options', aria: `Select options for ${name}` };
}

/** @param {Product} product */
function classes(product) {
  const names = ['button', `product_type_${product.type}`];
  if (isPurchasable(product) || product.type === 'variable') names.push('add_to_cart_button');
  if (isPurchasable(product)) names.push('ajax_add_to_cart');
  return names.join(' ');
}

/** @param {Product} product */
export function addToCartLink(product) {
  const { text, aria } = label(product);
  const address = isPurchasable(product)
    ? `?add-to-cart=${product.id}`
    : (product.shopAddress ?? `/product/${product.slug}/`);
  const note = `woocommerce_loop_add_to_cart_link_describedby_${product.id}`;
  const message = isPurchasable(product)
    ? html` data-success_message="“${product.name}” has been added to your cart"`
    : '';
  const variants = 'This product has several variants. Choose one on its own page.';
  return html`<a href="${address}" aria-describedby="${note}" data-quantity="1" class="${classes(product)}" data-product_id="${product.id}" data-product_sku="${sku(product)}" aria-label="${aria}" rel="nofollow"${message}>${text}</a>	<span id="${note}" class="screen-reader-text">${product.type === 'variable' ? variants : ''}</span>`;
}

/**
 * @param {Product} product
 * @param {number} index
 */
export function loopItem(product, index) {
  const edge = ['first', '', 'last'][index % 3];
  const sale = product.wasPence ? html`<span class="onsale">Sale</span>` : '';
  const address = `/product/${product.slug}/`;
  return html`<li class="product type-product post-${product.id} status-publish ${edge} ${product.stock} product_cat-${product.category.toLowerCase()} has-post-thumbnail purchasable product-type-${product.type}">
	<a href="${address}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">${sale}<span class="et_shop_image">${productImage(product)}<span class="et_overlay"></span></span><h2 class="woocommerce-loop-product__title">${product.name}</h2>
	<span class="price">${price(product)}</span></a>${addToCartLink(product)}
</li>`;
}
