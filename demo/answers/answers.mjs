// @ts-check
import { text } from './answer.mjs';
import { cartAnswers } from './cart.mjs';
import { checkoutAnswers } from './checkout.mjs';
import { contactAnswers } from './contact.mjs';
import { learningAnswers } from './learning.mjs';
import { newsletterAnswers } from './newsletter.mjs';
import { pixelAnswers } from './pixel.mjs';
import { purchaseAnswers } from './purchase.mjs';
import { splitTestAnswers } from './split-test.mjs';

/** @type {readonly import('./answer.mjs').AnswerTable[]} */
const tables = [
  cartAnswers,
  checkoutAnswers,
  contactAnswers,
  learningAnswers,
  newsletterAnswers,
  pixelAnswers,
  purchaseAnswers,
  splitTestAnswers,
];

/** @param {keyof import('./answer.mjs').AnswerTable} kind */
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
 * Which call a request is, and who answers it; undefined for a page.
 * @param {string} method
 * @param {URL} url
 * @param {Readonly<Record<string, string>>} fields
 * @returns {{ name: string, answer: import('./answer.mjs').Answerer } | undefined}
 */
export function findAnswer(method, url, fields) {
  const endpoint = url.searchParams.get('wc-ajax');
  if (endpoint !== null) {
    return { name: endpoint, answer: wcAjax.get(endpoint) ?? unknownEndpoint };
  }
  if (url.pathname === '/wp-admin/admin-ajax.php') {
    const action = fields.action ?? '';
    return { name: action, answer: adminAjax.get(action) ?? unknownAction };
  }
  const name = `${method} ${url.pathname}`;
  const answer = paths.get(name);
  return answer && { name, answer };
}
