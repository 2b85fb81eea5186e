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
  return html`<div id="sidebar" role="complementary" aria-label="Basket">
${miniCartWidget({ title: 'Basket', id: 'woocommerce_widget_cart-2', whenEmpty: 'stay' })}
${miniCartWidget({ title: 'Basket, hidden when empty', id: 'woocommerce_widget_cart-3', whenEmpty: 'hide' })}
</div>`;
}

/**
 * A shop page's columns.
 * @param {{ main: unknown, aside?: unknown }} columns
 */
export function shopColumns({ main, aside }) {
  return html`<div class="container"><div id="content-area" class="clearfix${aside ? ' has-sidebar' : ''}">
<div id="left-area">${main}</div>
${aside}
</div></div>`;
}
