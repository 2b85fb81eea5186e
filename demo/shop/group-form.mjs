// @ts-check
import { html } from 'hono/html';
import { price } from './price.mjs';
import { productById } from './products.mjs';
import { quantity } from './quantity.mjs';

/**
 * The form of a grouped product, with a quantity for each child. @param
 * {import('./products.mjs').Product} product
 */
export function groupForm({ id, slug, children = [] }) {
  const rows = children.flatMap((childId) => {
    const product = productById(childId);
    if (!product) return [];
    const amount = quantity({
      id: `quantity_${childId}`,
      name: `quantity[${childId}]`,
      label: `${product.name} quantity`,
      value: 0,
      min: 0,
      max: '',
    });
    return html`<tr id="product-${childId}" class="woocommerce-grouped-product-list-item product type-product post-${childId}"><td class="woocommerce-grouped-product-list-item__quantity">${amount}</td><td class="woocommerce-grouped-product-list-item__label"><a href="/product/${product.slug}/">${product.name}</a></td><td class="woocommerce-grouped-product-list-item__price">${price(product)}</td></tr>`;
  });
  return html`<form class="cart grouped_form" action="/product/${slug}/" method="post" enctype='multipart/form-data'>
	<table class="woocommerce-grouped-product-list group_table"><tbody>${rows}</tbody></table>
	<input type="hidden" name="add-to-cart" value="${id}" />
	<button type="submit" class="single_add_to_cart_button button alt">Add to cart</button>
</form>`;
}
