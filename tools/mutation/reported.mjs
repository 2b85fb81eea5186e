import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ units: number, together: number | null }} Reported shares of the last report; together with browsers where they were asked */

const PATH = 'test/mutation/reported.json';

/** @returns {Reported | null} */
export const readReported = () =>
  existsSync(PATH) ? JSON.parse(readFileSync(PATH, 'utf8')) : null;

/** @param {Reported} reported */
export const writeReported = (reported) =>
  writeFileSync(PATH, `${JSON.stringify(reported, null, 2)}\n`);

/** Three times what chance does to a sample: one in seven hundred is lower by chance. */
const CHANCE = 3;

/**
 * Whether a sample says that the tests have become worse than the report has them.
 *
 * @param {{ share: number, valid: number }} sample
 * @param {number} reported
 */
export const isWorse = ({ share, valid }, reported) =>
  share < reported - CHANCE * Math.sqrt((reported * (1 - reported)) / Math.max(valid, 1));
