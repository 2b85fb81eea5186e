// @ts-check
import { html } from 'hono/html';
import { countryOptions } from './country-options.mjs';

/**
 * @typedef {object} AddressField
 * @property {string} name without its `billing_`
 * @property {string} label
 * @property {string} autocomplete
 * @property {number} priority order of the rows
 * @property {boolean} isRequired
 * @property {string} [classes] besides `form-row`
 * @property {'text' | 'tel' | 'email'} [type]
 */

const address = 'form-row-wide address-field';

/** @type {readonly AddressField[]} */
const shared = [
  {
    name: 'first_name',
    label: 'First name',
    autocomplete: 'given-name',
    priority: 10,
    isRequired: true,
    classes: 'form-row-first',
  },
  {
    name: 'last_name',
    label: 'Last name',
    autocomplete: 'family-name',
    priority: 20,
    isRequired: true,
    classes: 'form-row-last',
  },
  {
    name: 'country',
    label: 'Country / Region',
    autocomplete: 'country',
    priority: 40,
    isRequired: true,
    classes: `${address} update_totals_on_change`,
  },
  {
    name: 'address_1',
    label: 'Street address',
    autocomplete: 'address-line1',
    priority: 50,
    isRequired: true,
    classes: address,
  },
  {
    name: 'city',
    label: 'Town / City',
    autocomplete: 'address-level2',
    priority: 70,
    isRequired: true,
    classes: address,
  },
  {
    name: 'state',
    label: 'County',
    autocomplete: 'address-level1',
    priority: 80,
    isRequired: false,
    classes: `${address} validate-state`,
  },
  {
    name: 'postcode',
    label: 'Postcode',
    autocomplete: 'postal-code',
    priority: 90,
    isRequired: true,
    classes: `${address} validate-postcode`,
  },
];

/** @type {readonly AddressField[]} */
const onlyBilling = [
  {
    name: 'phone',
    label: 'Phone',
    autocomplete: 'tel',
    priority: 100,
    isRequired: false,
    classes: 'form-row-wide validate-phone',
    type: 'tel',
  },
  {
    name: 'email',
    label: 'Email address',
    autocomplete: 'email',
    priority: 110,
    isRequired: true,
    classes: 'form-row-wide validate-email',
    type: 'email',
  },
];

/** @param {'billing' | 'shipping'} kind */
export const fieldsOf = (kind) => (kind === 'billing' ? [...shared, ...onlyBilling] : shared);

/**
 * One row of the form, as the shop prints it.
 * @param {'billing' | 'shipping'} kind
 * @param {string} country
 */
const rowOf =
  (kind, country) =>
  (
    /** @type {AddressField} */ {
      name,
      label,
      autocomplete,
      priority,
      isRequired,
      classes = '',
      type = 'text',
    },
  ) => {
    const id = `${kind}_${name}`;
    const mark = isRequired
      ? html`<span class="required" aria-hidden="true">*</span>`
      : html`<span class="optional">(optional)</span>`;
    const required = isRequired ? html` aria-required="true"` : '';
    const control =
      name === 'country'
        ? html`<select name="${id}" id="${id}" class="country_to_state country_select "${required} autocomplete="country" data-label="${label}"><option value="">Select a country / region…</option>${countryOptions(country)}</select>`
        : html`<input type="${type}" class="input-text " name="${id}" id="${id}" placeholder="" value=""${required} autocomplete="${autocomplete}" />`;
    return html`<p class="form-row ${classes}${isRequired ? ' validate-required' : ''}" id="${id}_field" data-priority="${priority}"><label for="${id}"${isRequired ? html` class="required_field"` : ''}>${label}&nbsp;${mark}</label><span class="woocommerce-input-wrapper">${control}</span></p>`;
  };

/**
 * @param {'billing' | 'shipping'} kind
 * @param {import('../qa/session.mjs').Session} session
 */
export const addressRows = (kind, { customer }) =>
  fieldsOf(kind).map(rowOf(kind, customer.country));
