// @ts-check
import { html } from 'hono/html';
import { amount } from './price.mjs';

/** @typedef {{ id: string, name: string, pence: number }} ShippingMethod */

const domesticMethods = [
  { id: 'flat_rate:1', name: 'Standard', pence: 500 },
  { id: 'flat_rate:2', name: 'Express', pence: 1200 },
];
const internationalMethods = [{ id: 'flat_rate:3', name: 'By sea', pence: 1500 }];

/** The countries that the shop ships to, with their states by code, as the shop's scripts expect them. */
export const countries = {
  GB: { name: 'United Kingdom (UK)', states: null },
  IE: { name: 'Ireland', states: { CO: 'Cork', D: 'Dublin', G: 'Galway', KY: 'Kerry' } },
  FR: { name: 'France', states: {} },
  US: {
    name: 'United States (US)',
    states: { CA: 'California', ME: 'Maine', NY: 'New York', OR: 'Oregon' },
  },
};

/** @param {string} code @returns {code is keyof typeof countries} */
export const isCountry = (code) => Object.hasOwn(countries, code);

/**
 * @param {import('../qa/session.mjs').Session} session
 * @returns {readonly ShippingMethod[]}
 */
const shippingMethods = ({ customer }) =>
  customer.country === 'GB' ? domesticMethods : internationalMethods;

/**
 * The chosen shipping method, or the first one if the chosen one is not available any more.
 * @param {import('../qa/session.mjs').Session} session
 */
export const chosenMethod = (session) => {
  const methods = shippingMethods(session);
  const found = methods.find(({ id }) => id === session.customer.shippingMethod) ?? methods[0];
  if (!found) throw new Error('a country without a shipping method');
  return found;
};

/** @param {import('../qa/session.mjs').Session} session */
export function shippingList(session) {
  const chosen = chosenMethod(session);
  const items = shippingMethods(session).map(({ id, name, pence }) => {
    const field = `shipping_method_0_${id.replace(':', '')}`;
    return html`<li>
		<input type="radio" name="shipping_method[0]" data-index="0" id="${field}" value="${id}" class="shipping_method" ${id === chosen.id ? "checked='checked'" : ''} /><label for="${field}">${name}: ${amount(pence)}</label>
	</li>`;
  });
  return html`<ul id="shipping_method" class="woocommerce-shipping-methods">${items}</ul>`;
}
