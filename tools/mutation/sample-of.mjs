/**
 * A sample of a list in its order, the same one for the same seed.
 *
 * @template T
 * @param {readonly T[]} list
 * @param {number} count
 * @param {number} seed
 * @returns {T[]}
 */
export const sampleOf = (list, count, seed) => {
  let state = seed >>> 0;
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const ranks = list.map((each) => ({ each, rank: random() }));
  const limit = ranks.map(({ rank }) => rank).sort((a, b) => a - b)[count] ?? 2;
  return ranks.filter(({ rank }) => rank < limit).map(({ each }) => each);
};
