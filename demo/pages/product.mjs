// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { notices } from '../shop/notices.mjs';
import { price } from '../shop/price.mjs';
import { productImage } from '../shop/product-image.mjs';
import { isPurchasable, productBySlug, sku } from '../shop/products.mjs';
import { quantity } from '../shop/quantity.mjs';
import { breadcrumb, shopColumns } from '../shop/shop-frame.mjs';
import { storeNotice } from '../shop/store-notice.mjs';

/** @typedef {import('../shop/products.mjs').Product} Product */

/** @param {Product} product */
function orderForm(product) {
  if (product.stock === 'outofstock') return html`<p class="stock out-of-stock">Out of stock</p>`;
  if (!isPurchasable(product)) {
    return html`<p class="stock">Choosing a variant or a part is not built on this bench yet.</p>`;
  }
  const amount = quantity({
    id: 'quantity_single',
    name: 'quantity',
    label: `${product.name} quantity`,
    value: 1,
    min: 1,
    max: product.limit === 'one' ? 1 : '',
  });
  return html`<form class="cart" action="/product/${product.slug}/" method="post" enctype='multipart/form-data'>
	${amount}
	<button type="submit" name="add-to-cart" value="${product.id}" class="single_add_to_cart_button button alt">Add to cart</button>
</form>`;
}

/** @param {Product} product */
function summary(product) {
  return html`<div class="summary entry-summary">
	<h1 class="product_title entry-title">${product.name}</h1>
	<p class="price">${price(product)}</p>
	<div class="woocommerce-product-details__short-description"><p>${product.text}</p></div>
	${orderForm(product)}
	<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${sku(product)}</span></span> <span class="posted_in">Category: ${product.category}</span></div>
</div>`;
}

/** @type {import('./pages.mjs').PageDefinition} */
export const productPage = {
  path: '/product/:slug/',
  example: '/product/enamel-mug/',
  title: 'Product',
  line: 'A plain product page; the form posts.',
  render({ session, url }) {
    const product = productBySlug(url.pathname.split('/')[2] ?? '');
    if (!product) return undefined;
    return {
      title: product.name,
      pageId: product.id,
      shop: 'widget',
      bodyClass: 'single single-product woocommerce woocommerce-page woocommerce-demo-store',
      main: shopColumns({
        main: html`${breadcrumb([{ label: 'Home', path: '/' }, { label: 'Shop', path: '/shop/' }, { label: product.name }])}${notices(session)}<div id="product-${product.id}" class="product type-product post-${product.id} status-publish ${product.stock} product-type-${product.type}">
	<div class="clearfix"><div class="product-picture">${productImage(product, 600)}</div>
	${summary(product)}</div>
	<h2>About it</h2>${paragraph(product.id % 7, 4)}
</div>`,
      }),
      foot: storeNotice,
    };
  },
};
