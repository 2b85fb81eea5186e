/**
 * What the code with the mutants asks at each of its places: is this one on, and who is told that it was reached.
 *
 * @param {{ file: string, id: string } | null} active
 * @param {number} limit how often it may be reached; what goes on reaching it loops for ever
 * @param {((file: string, ids: string[]) => void) | undefined} reach
 */
export const createSwitch = (active, limit, reach) => {
  let hits = 0;
  return {
    isActive: (/** @type {string} */ file, /** @type {string} */ id) => {
      if (!active || active.id !== id || active.file !== file) return false;
      hits += 1;
      if (hits > limit) throw new Error('The mutant is reached without end.');
      return true;
    },
    isEndless: () => hits > limit,
    ...(reach ? { reach } : {}),
  };
};
