// @ts-check
import { html } from 'hono/html';
import { countries } from './shipping.mjs';

/** @param {string} chosen code of a country */
export function countryOptions(chosen) {
  return Object.entries(countries).map(
    ([code, { name }]) =>
      html`<option value="${code}"${code === chosen ? html` selected='selected'` : ''}>${name}</option>`,
  );
}
