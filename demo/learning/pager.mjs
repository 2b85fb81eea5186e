// @ts-check
import { html } from 'hono/html';

/** Placeholder for the nonce that a real site generates per visitor and day. */
export const PAGER_NONCE = '815d1ccd81';

/**
 * @typedef {object} Pager
 * @property {string} context
 * @property {string} argument query parameter of the links
 * @property {number} paged
 * @property {number} total
 * @property {number} items
 * @property {(page: number) => string} [valueAt] the value of the parameter
 * @property {Readonly<Record<string, number>>} [data] ids in `data-` attributes of the links
 * @property {Readonly<Record<string, number>>} [results] further entries of `data-pager-results`
 * @property {string} address of the page, or of the request that printed it
 */

/** @param {Pager} pager */
export function pager(pager) {
  const { context, argument, paged, total, items, data = {}, results = {}, address } = pager;
  if (total < 2) return '';
  const valueAt = pager.valueAt ?? String;
  /** @param {'prev' | 'next'} kind @param {number} page */
  const link = (kind, page) => {
    const isDisabled = page < 1 || page > total;
    const value = valueAt(Math.min(Math.max(page, 1), total));
    const url = new URL(address, 'http://site.example');
    url.searchParams.set(argument, value);
    const label = kind === 'prev' ? 'Previous Page' : 'Next Page';
    const ids = Object.entries(data).map(([name, id]) => html` data-${name}="${id}"`);
    return html`<a class="${kind} ld-primary-color-hover${isDisabled ? ' disabled' : ''}" href="${url.pathname}${url.search}" data-context="${context}" data-paged="${value}"${ids}${isDisabled ? html` disabled="disabled"` : ''} title="${label}" aria-label="${label}"><span class="ld-icon-arrow-${kind === 'prev' ? 'left' : 'right'} ld-icon"></span></a>`;
  };
  const state = JSON.stringify({ paged, total_items: items, total_pages: total, ...results });
  return html`<div class="ld-pagination ld-pagination-page-${context}" data-pager-nonce="${PAGER_NONCE}" data-pager-results="${state}">
	<div class="ld-pages">${link('prev', paged - 1)}<span><span>${paged} of ${total}</span></span>${link('next', paged + 1)}</div>
</div>`;
}
