import { percent } from './scores.mjs';

/** @typedef {{ file: string, at: number, line: string, becomes: string, mutator: string, status: string }} Survivor */

/** @param {readonly Survivor[]} survivors */
export const printSurvivors = (survivors) => {
  for (const { file, at, line, becomes, mutator, status } of survivors) {
    const how = status === 'unreached' ? 'no test reaches' : 'no test notices';
    console.log(`${how} ${file}:${at} (${mutator})\n  - ${line}\n  + ${becomes}\n`);
  }
};

/**
 * @param {readonly import('./scores.mjs').Score[]} scores
 * @param {readonly import('./scores.mjs').Score[]} sums
 */
export const printScores = (scores, sums) => {
  for (const { name, noticed, valid, share, isWeak, wanted } of scores) {
    const missed = isWeak ? `, below ${percent(wanted)}` : '';
    console.log(`${name}: ${noticed} of ${valid} noticed, ${percent(share)}${missed}`);
  }
  for (const { name, noticed, valid, share, timedOut, equivalent, invalid } of sums)
    console.log(
      `${name}: ${noticed} of ${valid} noticed (${percent(share)}), ${timedOut} of them by time; ` +
        `${equivalent} change nothing, ${invalid} do not build`,
    );
};
