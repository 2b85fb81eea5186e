// @ts-check
import { html, raw } from 'hono/html';

/**
 * JSON that is safe inside a script element, with slashes escaped as PHP does.
 * @param {unknown} value
 */
export function scriptJson(value) {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * WordPress prints every top-level scalar of a localised object as a string; nested values keep
 * their types. Scripts have to handle exactly that, so the demo prints it too.
 * @param {unknown} value
 */
function localizedValue(value) {
  if (typeof value === 'boolean') return value ? '1' : '';
  return typeof value === 'number' ? String(value) : value;
}

/** @param {unknown} object */
function localized(object) {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return object;
  const entries = Object.entries(object).map(([key, value]) => [key, localizedValue(value)]);
  return Object.fromEntries(entries);
}

/**
 * An inline script with the page's nonce.
 * @param {string} nonce
 * @param {string} code trusted source text of the demo
 * @param {string} [id]
 */
export function inlineScript(nonce, code, id) {
  return html`<script${id ? html` id="${id}"` : ''}${nonce ? html` nonce="${nonce}"` : ''}>
${raw(code)}
</script>`;
}

/**
 * `<script id="{handle}-js-extra">` with one `var` per global.
 * @param {string} nonce
 * @param {string} handle
 * @param {Record<string, unknown>} globals
 */
export function localize(nonce, handle, globals) {
  const lines = Object.entries(globals).map(
    ([name, value]) => `var ${name} = ${scriptJson(localized(value))};`,
  );
  if (lines.length === 0) return '';
  return inlineScript(nonce, lines.join('\n'), `${handle}-js-extra`);
}
