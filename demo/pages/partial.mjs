// @ts-check
import { readFileSync } from 'node:fs';
import { raw } from 'hono/html';

/**
 * A page's fixed markup from `pages/{name}.html`, with `{{nonce}}` and `{{site}}` filled in. Read on
 * every request, so that an edited page shows on reload.
 * @param {string} name
 * @param {import('../visit.mjs').Visit} visit
 */
export function partial(name, { nonce, site }) {
  const source = readFileSync(new URL(`${name}.html`, import.meta.url), 'utf8');
  return raw(source.replaceAll('{{nonce}}', nonce).replaceAll('{{site}}', encodeURI(site)));
}
