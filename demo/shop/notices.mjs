// @ts-check
import { html } from 'hono/html';

/** @typedef {import('../qa/session.mjs').Notice} Notice */

/** @param {readonly Notice[]} notices */
function errors(notices) {
  if (notices.length === 0) return '';
  const items = notices.map((notice) => html`<li>${notice.html}</li>`);
  return html`<ul class="woocommerce-error" role="alert">${items}</ul>`;
}

/** @param {Notice} notice */
function success(notice) {
  return html`<div class="woocommerce-message" role="alert">${notice.html}</div>`;
}

/** @param {Notice} notice */
function info(notice) {
  return html`<div class="woocommerce-info">${notice.html}</div>`;
}

/**
 * Prints the queued notices and clears the queue, as WooCommerce does.
 * @param {import('../qa/session.mjs').Session} session
 */
export function notices(session) {
  const waiting = session.notices.splice(0);
  const of = (/** @type {Notice['kind']} */ kind) => waiting.filter((entry) => entry.kind === kind);
  return html`<div class="woocommerce-notices-wrapper">${errors(of('error'))}${of('message').map(success)}${of('info').map(info)}</div>`;
}
