/**
 * Called by the code with the mutants at each of its places: whether this mutant is active; records that it was reached.
 *
 * @param {{ file: string, id: string } | null} active
 * @param {number} limit how often it may be reached; what goes on reaching it loops for ever
 * @param {((file: string, ids: string[], isLoading: boolean) => void) | undefined} reach what a file reaches while it
 *   loads is there for whatever runs after that, too
 */
export const createSwitch = (active, limit, reach) => {
  let hits = 0;
  let loading = 0;
  return {
    isActive: (/** @type {string} */ file, /** @type {string} */ id) => {
      if (!active || active.id !== id || active.file !== file) return false;
      hits += 1;
      if (hits > limit) throw new Error('The mutant is reached without end.');
      return true;
    },
    isEndless: () => hits > limit,
    ...(reach && {
      reach: (/** @type {string} */ file, /** @type {string[]} */ ids) =>
        reach(file, ids, loading > 0),
      load: (/** @type {number} */ step) => {
        loading += step;
      },
    }),
  };
};
