// @ts-check

/**
 * Markup of this bench waits for nothing, so it is text at once.
 * @param {import('../visit.mjs').Html} markup
 */
export function markupText(markup) {
  if (markup instanceof Promise) throw new TypeError('markup that waits cannot be a fragment');
  return markup.toString();
}
