// @ts-check
import { promises, targets } from './promises.mjs';

/**
 * @typedef {object} Judgement
 * @property {string} text of the promise or target
 * @property {number} limit
 * @property {number} value median
 * @property {number} noise difference between the median and the fastest run
 * @property {'kept' | 'within noise' | 'BROKEN' | 'reached' | 'MISSED'} verdict
 */

/**
 * A limit is missed only if no run has reached it: other load on the machine only adds time.
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
 * The verdicts on the promises and targets that these sections measure.
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
