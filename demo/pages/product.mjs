// @ts-check
import { html } from 'hono/html';
import { notices } from '../shop/notices.mjs';
import { price } from '../shop/price.mjs';
import { groupForm } from '../shop/group-form.mjs';
import { productGallery } from '../shop/product-gallery.mjs';
import { productTabs } from '../shop/product-tabs.mjs';
import { productBySlug, sku } from '../shop/products.mjs';
import { quantity } from '../shop/quantity.mjs';
import { breadcrumb, shopColumns } from '../shop/shop-frame.mjs';
import { storeNotice } from '../shop/store-notice.mjs';
import { galleryDefaults, variationForm } from '../shop/variation-form.mjs';

/** @typedef {import('../shop/products.mjs').Product} Product */

/** @param {Product} product */
function orderForm(product) {
  if (product.stock === 'outofstock') return html`<p class="stock out-of-stock">Out of stock</p>`;
  if (product.variations) return variationForm(product);
  if (product.children) return groupForm(product);
  if (product.shopAddress) {
    return html`<form class="cart" action="${product.shopAddress}" method="get"><button type="submit" class="single_add_to_cart_button button alt">Buy from the publisher</button></form>`;
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
	<div class="woocommerce-product-rating"><div class="star-rating" role="img" aria-label="Rated 4 out of 5"><span style="width:80%">Rated <strong class="rating">4</strong> out of 5</span></div> <a href="#reviews" class="woocommerce-review-link" rel="nofollow">(2 customer reviews)</a></div>
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
  line: 'Gallery, tabs with reviews, variations (/product/knitted-jumper/), galleries of variations (/product/sail-jacket/), a grouped product (/product/breakfast-set/).',
  render({ session, url, nonce }) {
    const product = productBySlug(url.pathname.split('/')[2] ?? '');
    if (!product) return undefined;
    return {
      title: product.name,
      pageId: product.id,
      shop: 'product',
      bodyClass: 'single single-product woocommerce woocommerce-page woocommerce-demo-store',
      main: shopColumns({
        main: html`${breadcrumb([{ label: 'Home', path: '/' }, { label: 'Shop', path: '/shop/' }, { label: product.name }])}${notices(session)}<div id="product-${product.id}" class="product type-product post-${product.id} status-publish ${product.stock} product-type-${product.type}">
	<div class="clearfix">${productGallery(product)}
	${summary(product)}</div>
	${productTabs(product)}
</div>`,
      }),
      foot: html`${storeNotice}${galleryDefaults(product, nonce)}`,
    };
  },
};
