/** @type {readonly (readonly [RegExp, (match: string) => string])[]} */
const CHANGES = [
  [/(?<!\\|\[)\^/g, () => ''],
  [/(?<!\\)\$(?=$|\)|\|)/g, () => ''],
  [/(?<!\\)\[\^/g, () => '['],
  [/(?<!\\)\[(?!\^)/g, () => '[^'],
  [/\\[dDwWsS]/g, (match) => (/[dws]/.test(match) ? match.toUpperCase() : match.toLowerCase())],
  [/(?<=[\])\w])[+*](?![^[]*\])/g, (match) => (match === '+' ? '*' : '')],
  [/\{(\d+)(,\d*)?\}/g, () => ''],
  [/\(\?(<?)!/g, (match) => match.replace('!', '=')],
  [/\(\?(<?)=/g, (match) => match.replace('=', '!')],
];

/**
 * A pattern with one part of it changed: an anchor left out, a class or an assertion turned round, a count lifted.
 *
 * @param {string} pattern
 * @returns {readonly string[]} valid patterns that differ from it
 */
export const patternMutations = (pattern) => {
  const found = CHANGES.flatMap(([part, change]) =>
    [...pattern.matchAll(part)].map(
      (match) =>
        pattern.slice(0, match.index) +
        change(match[0]) +
        pattern.slice(match.index + match[0].length),
    ),
  );
  return [...new Set(found)].filter((each) => each !== pattern && isPattern(each));
};

const isPattern = (/** @type {string} */ text) => {
  try {
    return Boolean(text && new RegExp(text, 'u'));
  } catch {
    return false;
  }
};
