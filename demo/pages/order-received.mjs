// @ts-check
import { html } from 'hono/html';
import { isPaymentMethod, paymentMethods } from '../shop/order-review.mjs';
import { amount } from '../shop/price.mjs';
import { shopColumns } from '../shop/shop-frame.mjs';

/** @param {import('../qa/session.mjs').Order} order */
function details({ lines, subtotal, discounts, shipping, total, paymentMethod }) {
  const items = lines.map(
    ({ product, quantity }) => html`<tr class="woocommerce-table__line-item order_item">
	<td class="woocommerce-table__product-name product-name">${product.name} <strong class="product-quantity">&times;&nbsp;${quantity}</strong></td>
	<td class="woocommerce-table__product-total product-total">${amount(product.pence * quantity)}</td>
</tr>`,
  );
  const row = (/** @type {string} */ title, /** @type {unknown} */ value) =>
    html`<tr><th scope="row">${title}:</th><td>${value}</td></tr>`;
  const method = isPaymentMethod(paymentMethod) ? paymentMethods[paymentMethod].title : '';
  return html`<section class="woocommerce-order-details">
	<h2 class="woocommerce-order-details__title">Order details</h2>
	<table class="woocommerce-table woocommerce-table--order-details shop_table order_details">
	<thead><tr><th class="woocommerce-table__product-name product-name">Product</th><th class="woocommerce-table__product-table product-total">Total</th></tr></thead>
	<tbody>${items}</tbody>
	<tfoot>${row('Subtotal', amount(subtotal))}${discounts.map(({ code, pence }) => row(`Coupon ${code}`, html`-${amount(pence)}`))}${row('Shipping', html`${amount(shipping.pence)} via ${shipping.name}`)}${row('Total', amount(total))}${row('Payment method', method)}</tfoot>
	</table>
</section>`;
}

/** @type {import('./pages.mjs').PageDefinition} */
export const orderReceivedPage = {
  path: '/checkout/order-received/:order/',
  title: 'Order received',
  line: 'The confirmation of an order; place one to see it.',
  example: '/checkout/',
  render({ session, url }) {
    const order = session.orders.find(
      ({ id, key }) =>
        url.pathname.split('/')[3] === String(id) && url.searchParams.get('key') === key,
    );
    if (!order) return undefined;
    return {
      title: 'Order received',
      pageId: 33,
      shop: 'widget',
      bodyClass: 'woocommerce-checkout woocommerce-page woocommerce-order-received',
      main: shopColumns({
        main: html`<h1 class="page-title">Order received</h1><div class="woocommerce"><div class="woocommerce-order">
<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">Thank you. Your order has been received.</p>
<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details"><li class="woocommerce-order-overview__order order">Order number: <strong>${order.id}</strong></li><li class="woocommerce-order-overview__total total">Total: <strong>${amount(order.total)}</strong></li></ul>
${details(order)}
</div></div>`,
      }),
    };
  },
};
