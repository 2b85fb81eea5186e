import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ units: number, together: number | null }} Reported shares of the last report; together with browsers where they were asked */

const PATH = 'test/mutation/reported.json';

/** @returns {Reported | null} */
export const readReported = () =>
  existsSync(PATH) ? JSON.parse(readFileSync(PATH, 'utf8')) : null;

/** @param {Reported} reported */
export const writeReported = (reported) =>
  writeFileSync(PATH, `${JSON.stringify(reported, null, 2)}\n`);

/** Three times the standard deviation of a sample: one in seven hundred is lower by chance. */
const CHANCE = 3;

/**
 * Whether a sample shows that the tests notice less than the report states.
 *
 * @param {{ share: number, valid: number }} sample
 * @param {number} reported
 */
export const isWorse = ({ share, valid }, reported) =>
  share < reported - CHANCE * Math.sqrt((reported * (1 - reported)) / Math.max(valid, 1));
