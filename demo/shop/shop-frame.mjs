// @ts-check
import { html } from 'hono/html';
import { miniCartWidget } from './mini-cart.mjs';

/** @param {{ label: string, path?: string }[]} trail */
export function breadcrumb(trail) {
  const steps = trail.map(({ label, path }) =>
    path ? html`<a href="${path}">${label}</a>&nbsp;&#47;&nbsp;` : label,
  );
  return html`<nav class="woocommerce-breadcrumb" aria-label="Breadcrumb">${steps}</nav>`;
}

export function sidebar() {
  return html`<div id="sidebar" role="complementary" aria-label="Cart">
${miniCartWidget({ title: 'Cart', id: 'woocommerce_widget_cart-2', whenEmpty: 'stay' })}
</div>`;
}

/** Shown below the products while the cart is not empty: the same cart as a row. */
export function orderSoFar() {
  return html`<div id="order-so-far" role="region" aria-label="Your order so far">
${miniCartWidget({ title: 'Your order so far', id: 'woocommerce_widget_cart-3', whenEmpty: 'hide' })}
</div>`;
}

/**
 * The columns of a shop page.
 * @param {{ main: unknown, aside?: unknown, below?: unknown }} columns
 */
export function shopColumns({ main, aside, below }) {
  return html`<div class="container"><div id="content-area" class="clearfix${aside ? ' has-sidebar' : ''}">
<div id="left-area">${main}</div>
${aside}
</div>${below}</div>`;
}
