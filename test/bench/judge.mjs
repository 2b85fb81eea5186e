// @ts-check
import { promises } from './promises.mjs';

/**
 * A section with how many times longer than the reference this machine took, while it was measured.
 * @typedef {import('./section.mjs').Section & { slowness: number }} Measured
 */

/**
 * @typedef {object} Judgement
 * @property {string} text what is promised
 * @property {number} limit
 * @property {number} value median; times as on the reference
 * @property {number} noise how far the quickest run lies below the median
 * @property {'kept' | 'within noise' | 'BROKEN'} verdict
 */

/**
 * What has become of the promises that these sections measure. Times are put down to the reference;
 * ratios are the same on every machine.
 * @param {readonly Measured[]} sections
 * @returns {Judgement[]}
 */
export const judge = (sections) =>
  sections.flatMap(({ kept, slowness }) =>
    kept.map(({ id, ...measured }) => {
      const { text, limit, isRatio } = { isRatio: false, ...promises[id] };
      const by = isRatio ? 1 : slowness;
      const value = measured.value / by;
      const noise = measured.noise / by;
      // Only what no run has reached is broken: a busy machine adds, and never takes away.
      const isBroken = value - noise > limit;
      const verdict = isBroken ? 'BROKEN' : value > limit ? 'within noise' : 'kept';
      return { text, limit, value, noise, verdict };
    }),
  );
