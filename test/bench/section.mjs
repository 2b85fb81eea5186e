// @ts-check

/**
 * One section of the benchmark: a table, and the measured promises and targets.
 * @typedef {object} Section
 * @property {string} title
 * @property {readonly string[]} notes on what the table measures, one sentence each
 * @property {readonly string[]} columns the first is the row header
 * @property {readonly (readonly string[])[]} rows
 * @property {readonly Kept[]} kept
 * @property {Bars} [bars] of the chart
 */

/**
 * The measured value of a promise or target.
 * @typedef {object} Kept
 * @property {import('./promises.mjs').PromiseId | import('./promises.mjs').TargetId} id
 * @property {number} value median
 * @property {number} noise difference between the median and the fastest run
 */

/**
 * @typedef {object} Bars
 * @property {string} label
 * @property {string} unit
 * @property {readonly { name: string, value: number }[]} bars
 */

/** @typedef {{ browser: import('@playwright/test').Browser, runs: number }} Bench */

/** @param {readonly number[]} values */
export const noiseOf = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[sorted.length >> 1] ?? 0) - (sorted[0] ?? 0);
};

/** @param {Section} section */
export const printSection = ({ title, notes, columns, rows }) => {
  const lines = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const note of notes) console.log(note);
  for (const [first = '', ...rest] of lines) {
    const cells = rest.map((cell, at) => cell.padStart(widths[at + 1] ?? 0));
    console.log([first.padEnd(widths[0] ?? 0), ...cells].join('  '));
  }
};
