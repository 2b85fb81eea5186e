// @ts-check
import { html } from 'hono/html';

/** @param {number} pence */
const digits = (pence) =>
  (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** @param {number} pence */
const amountText = (pence) => `£${digits(pence)}`;

/** @param {number} pence */
export const amount = (pence) =>
  html`<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&pound;</span>${digits(pence)}</bdi></span>`;

/** @param {import('./products.mjs').Product} product */
export function price({ pence, wasPence, upToPence }) {
  if (upToPence) return html`${amount(pence)} &ndash; ${amount(upToPence)}`;
  if (!wasPence) return amount(pence);
  return html`<del aria-hidden="true">${amount(wasPence)}</del> <span class="screen-reader-text">Original price was: ${amountText(wasPence)}.</span><ins aria-hidden="true">${amount(pence)}</ins><span class="screen-reader-text">Current price is: ${amountText(pence)}.</span>`;
}
