// @ts-check

/**
 * Markup as a string, for a response; the type of a template allows a promise too.
 * @param {unknown} html
 */
export const printed = (html) => `${/** @type {string} */ (html)}`;
