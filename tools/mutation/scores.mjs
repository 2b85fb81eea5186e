import { featureOf, isCore, WANTED } from './features.mjs';

/**
 * @typedef {{ file: string, status: import('./unit/try-mutant.mjs').Status, isKnown: boolean }} Tried
 * @typedef {{ name: string, wanted: number, noticed: number, valid: number, timedOut: number, invalid: number,
 *   equivalent: number, share: number, isWeak: boolean }} Score
 */

/** Fewer mutants prove nothing about a feature. */
const ENOUGH = 30;

/** @type {(name: string, wanted: number, tried: readonly Tried[]) => Score} */
export const scoreOf = (name, wanted, tried) => {
  const count = (/** @type {string} */ status) =>
    tried.filter((each) => each.status === status).length;
  const invalid = count('invalid');
  const timedOut = count('timed out');
  const noticed = count('noticed') + timedOut;
  const equivalent = tried.filter(
    ({ status, isKnown }) => isKnown && (status === 'alive' || status === 'unreached'),
  ).length;
  const valid = tried.length - invalid - equivalent;
  const share = valid > 0 ? noticed / valid : 1;
  return {
    name,
    wanted,
    noticed,
    valid,
    timedOut,
    invalid,
    equivalent,
    share,
    isWeak: valid >= ENOUGH && share < wanted,
  };
};

/**
 * Scores of the features, pure cores separate from the rest.
 *
 * @param {readonly Tried[]} tried
 * @returns {Score[]}
 */
export const scoresOf = (tried) => {
  /** @type {Map<string, Tried[]>} */
  const groups = new Map();
  for (const each of tried) {
    const name = featureOf(each.file) + (isCore(each.file) ? ': rules' : '');
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, own]) =>
      scoreOf(name, name.endsWith(': rules') ? WANTED.core : WANTED.other, own),
    );
};

/** @param {number} share */
export const percent = (share) => `${(share * 100).toFixed(1)} %`;
