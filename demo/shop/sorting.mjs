// @ts-check
import { html } from 'hono/html';
import { keptParameters } from '../qa/switches.mjs';

/** @typedef {import('./products.mjs').Product} Product */

/** @type {Readonly<Record<string, { label: string, spoken: string, compare: (a: Product, b: Product) => number }>>} */
const orders = {
  menu_order: { label: 'Default sorting', spoken: '', compare: () => 0 },
  popularity: {
    label: 'Sort by popularity',
    spoken: 'popularity',
    compare: (a, b) => (b.pence % 97) - (a.pence % 97),
  },
  date: { label: 'Sort by latest', spoken: 'latest', compare: (a, b) => b.id - a.id },
  price: {
    label: 'Sort by price: low to high',
    spoken: 'price: low to high',
    compare: (a, b) => a.pence - b.pence,
  },
  'price-desc': {
    label: 'Sort by price: high to low',
    spoken: 'price: high to low',
    compare: (a, b) => b.pence - a.pence,
  },
};

/** @param {URLSearchParams} query */
function chosenOrder(query) {
  const name = query.get('orderby') ?? '';
  return Object.hasOwn(orders, name) ? name : 'menu_order';
}

/**
 * @param {readonly Product[]} list
 * @param {URLSearchParams} query
 */
export function sorted(list, query) {
  const order = orders[chosenOrder(query)];
  return order ? [...list].sort(order.compare) : [...list];
}

/**
 * @param {number} count
 * @param {URLSearchParams} query
 */
export function resultCount(count, query) {
  const spoken = orders[chosenOrder(query)]?.spoken;
  if (!spoken) {
    return html`<p class="woocommerce-result-count" >
	Showing all ${count} results</p>`;
  }
  return html`<p class="woocommerce-result-count" role="alert" aria-relevant="all" data-is-sorted-by="true">
	Showing all ${count} results<span class="screen-reader-text">Sorted by ${spoken}</span></p>`;
}

/** @param {URLSearchParams} query */
export function orderingForm(query) {
  const chosen = chosenOrder(query);
  const options = Object.entries(orders).map(
    ([value, { label }]) =>
      html`<option value="${value}"${value === chosen ? html` selected='selected'` : ''}>${label}</option>`,
  );
  const kept = keptParameters
    .filter((name) => query.has(name))
    .map((name) => html`<input type="hidden" name="${name}" value="${query.get(name)}" />`);
  return html`<form class="woocommerce-ordering" method="get">
	<select name="orderby" class="orderby" aria-label="Shop order">${options}</select>
	<input type="hidden" name="paged" value="1" />${kept}
	</form>`;
}
