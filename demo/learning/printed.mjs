// @ts-check

/**
 * What the server prints into an answer: text, though the type of a template may be a promise.
 * @param {unknown} html
 */
export const printed = (html) => `${/** @type {string} */ (html)}`;
