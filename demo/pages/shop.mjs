// @ts-check
import { html } from 'hono/html';
import { loopItem } from '../shop/loop-item.mjs';
import { notices } from '../shop/notices.mjs';
import { products } from '../shop/products.mjs';
import { breadcrumb, orderSoFar, shopColumns, sidebar } from '../shop/shop-frame.mjs';
import { orderingForm, resultCount, sorted } from '../shop/sorting.mjs';
import { storeNotice } from '../shop/store-notice.mjs';

/** @type {import('./pages.mjs').PageDefinition} */
export const shopPage = {
  path: '/shop/',
  title: 'Shop',
  line: 'Product list with add-to-cart buttons, sorting, two mini carts, header count, store notice.',
  render({ session, url }) {
    const list = sorted(products, url.searchParams);
    return {
      title: 'Shop',
      pageId: 31,
      shop: 'widget',
      bodyClass:
        'archive post-type-archive-product woocommerce-shop woocommerce woocommerce-page woocommerce-demo-store',
      main: shopColumns({
        main: html`${breadcrumb([{ label: 'Home', path: '/' }, { label: 'Shop' }])}<header class="woocommerce-products-header">
	<h1 class="woocommerce-products-header__title page-title">Shop</h1>
</header>
${notices(session)}${resultCount(list.length, url.searchParams)}
${orderingForm(url.searchParams)}
<ul class="products columns-3">
${list.map(loopItem)}
</ul>`,
        aside: sidebar(),
        below: orderSoFar(),
      }),
      foot: storeNotice,
    };
  },
};
