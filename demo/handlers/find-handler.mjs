// @ts-check
import { text } from './handler.mjs';
import { cartHandlers } from './cart.mjs';
import { checkoutHandlers } from './checkout.mjs';
import { contactHandlers } from './contact.mjs';
import { learningHandlers } from './learning.mjs';
import { newsletterHandlers } from './newsletter.mjs';
import { pixelHandlers } from './pixel.mjs';
import { purchaseHandlers } from './purchase.mjs';
import { splitTestHandlers } from './split-test.mjs';

/** @type {readonly import('./handler.mjs').HandlerTable[]} */
const tables = [
  cartHandlers,
  checkoutHandlers,
  contactHandlers,
  learningHandlers,
  newsletterHandlers,
  pixelHandlers,
  purchaseHandlers,
  splitTestHandlers,
];

/** @param {keyof import('./handler.mjs').HandlerTable} kind */
function merge(kind) {
  return new Map(tables.flatMap((table) => Object.entries(table[kind] ?? {})));
}

const wcAjax = merge('wcAjax');
const adminAjax = merge('adminAjax');
const paths = merge('paths');

/** An unknown endpoint of the shop returns an empty response, an unknown action `0`. */
const unknownEndpoint = () => text('');
const unknownAction = () => text('0', 400);

/**
 * The name of an ajax call and its handler; undefined if the request is for a page.
 * @param {string} method
 * @param {URL} url
 * @param {Readonly<Record<string, string>>} fields
 * @returns {{ name: string, handle: import('./handler.mjs').Handler } | undefined}
 */
export function findHandler(method, url, fields) {
  const endpoint = url.searchParams.get('wc-ajax');
  if (endpoint !== null) {
    return { name: endpoint, handle: wcAjax.get(endpoint) ?? unknownEndpoint };
  }
  if (url.pathname === '/wp-admin/admin-ajax.php') {
    const action = fields.action ?? '';
    return { name: action, handle: adminAjax.get(action) ?? unknownAction };
  }
  const name = `${method} ${url.pathname}`;
  const handle = paths.get(name);
  return handle && { name, handle };
}
