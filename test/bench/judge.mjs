// @ts-check
import { promises, targets } from './promises.mjs';

/**
 * @typedef {object} Judgement
 * @property {string} text what is promised, or aimed for
 * @property {number} limit
 * @property {number} value median
 * @property {number} noise how far the quickest run lies below the median
 * @property {'kept' | 'within noise' | 'BROKEN' | 'reached' | 'MISSED'} verdict
 */

/**
 * Only what no run has reached is missed: a busy machine adds, and never takes away.
 * @param {import('./section.mjs').Kept} kept
 * @param {number} limit
 * @returns {Judgement['verdict']}
 */
const verdictOf = ({ id, value, noise }, limit) => {
  const isPromise = id in promises;
  if (value <= limit) return isPromise ? 'kept' : 'reached';
  if (value - noise <= limit) return 'within noise';
  return isPromise ? 'BROKEN' : 'MISSED';
};

/**
 * What has become of the promises and targets that these sections measure.
 * @param {readonly import('./section.mjs').Section[]} sections
 * @returns {Record<'promised' | 'aimed', Judgement[]>}
 */
export const judge = (sections) => {
  const kept = sections.flatMap((section) => section.kept);
  /** @param {Readonly<Record<string, { text: string, limit: number }>>} list */
  const judged = (list) =>
    kept.flatMap((measured) => {
      const named = list[measured.id];
      if (!named) return [];
      const { value, noise } = measured;
      return [{ ...named, value, noise, verdict: verdictOf(measured, named.limit) }];
    });
  return { promised: judged(promises), aimed: judged(targets) };
};
