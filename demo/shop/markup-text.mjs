// @ts-check

/**
 * Templates of the demo contain no promises, so that their markup is available as text immediately.
 * @param {import('../visit.mjs').Html} markup
 */
export function markupText(markup) {
  if (markup instanceof Promise) throw new TypeError('markup that waits cannot be a fragment');
  return markup.toString();
}
