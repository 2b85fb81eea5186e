/**
 * @typedef {{ file: string, line: string, becomes: string }} Text
 * @typedef {Text & { reason: string }} Equivalent a mutant that changes nothing, and why
 */

const textOf = (/** @type {Text} */ { file, line, becomes }) => `${file}\n${line}\n${becomes}`;

/**
 * The list of mutants that cannot be noticed, matched by text.
 *
 * @param {readonly Equivalent[]} list
 */
export const createEquivalents = (list) => {
  const known = new Map(list.map((each) => [textOf(each), each]));
  return {
    isKnown: (/** @type {Text} */ mutant) => known.has(textOf(mutant)),
    /** Entries of the list that are no longer mutants, or that a test now notices. */
    stale: (/** @type {readonly Text[]} */ survivors) => {
      const left = new Set(survivors.map(textOf));
      return list.filter((each) => !left.has(textOf(each)));
    },
  };
};
