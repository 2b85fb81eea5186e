// @ts-check
import { readFileSync } from 'node:fs';
import { raw } from 'hono/html';

/**
 * The markup of a page from `pages/{name}.html`, with `{{nonce}}` and `{{site}}` replaced. The file
 * is read on every request, so that an edited page shows on reload.
 * @param {string} name
 * @param {import('../visit.mjs').Visit} visit
 */
export function partial(name, { nonce, site }) {
  const source = readFileSync(new URL(`${name}.html`, import.meta.url), 'utf8');
  return raw(source.replaceAll('{{nonce}}', nonce).replaceAll('{{site}}', encodeURI(site)));
}
