/**
 * @typedef {{ file: string, line: string, becomes: string }} Text
 * @typedef {Text & { reason: string }} Equivalent a mutant that changes nothing, and why
 */

const textOf = (/** @type {Text} */ { file, line, becomes }) => `${file}\n${line}\n${becomes}`;

/**
 * The list of mutants that nobody could notice, matched by text.
 *
 * @param {readonly Equivalent[]} list
 */
export const createEquivalents = (list) => {
  const known = new Map(list.map((each) => [textOf(each), each]));
  return {
    isKnown: (/** @type {Text} */ mutant) => known.has(textOf(mutant)),
    /** Those of the list that are no mutant any more, or that a test notices by now. */
    stale: (/** @type {readonly Text[]} */ survivors) => {
      const left = new Set(survivors.map(textOf));
      return list.filter((each) => !left.has(textOf(each)));
    },
  };
};
