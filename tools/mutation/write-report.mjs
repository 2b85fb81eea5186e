import { readFileSync, writeFileSync } from 'node:fs';
import { putTable } from '../sizes-table.mjs';
import { writeReported } from './reported.mjs';
import { percent } from './scores.mjs';

/** @typedef {import('./scores.mjs').Score} Score */

const PAGE = 'docs/reliability.md';

/** @type {(scores: readonly Score[], whole: Score) => string} */
const scoresTable = (scores, whole) =>
  [
    '| feature | mistakes | detected | of them by time | share | target |',
    '|---|--:|--:|--:|--:|--:|',
    // A sample may contain nothing of a feature.
    ...[...scores.filter(({ valid }) => valid > 0), whole].map(
      ({ name, valid, noticed, timedOut, share, wanted }) =>
        `| ${name} | ${valid} | ${noticed} | ${timedOut} | ${percent(share)} | ${wanted ? percent(wanted) : ''} |`,
    ),
  ].join('\n');

/** @type {(survivors: readonly { mutator: string, status: string }[]) => string} */
const kindsTable = (survivors) => {
  const kinds = [...new Set(survivors.map(({ mutator }) => mutator))].sort();
  const count = (/** @type {string} */ kind, /** @type {string} */ status) =>
    survivors.filter((each) => each.mutator === kind && each.status === status).length;
  return [
    '| kind of mistake (Stryker’s names) | reached, not detected | not reached |',
    '|---|--:|--:|',
    ...kinds.map((kind) => `| ${kind} | ${count(kind, 'alive')} | ${count(kind, 'unreached')} |`),
  ].join('\n');
};

/**
 * The section of the reliability page with the results of the mutation check.
 *
 * @param {string} page
 * @param {{ scores: readonly Score[], whole: Score, byUnits: Score | null, survivors: readonly { mutator: string, status: string }[],
 *   of: string, block?: 'mutation' | 'rules' }} report `byUnits` is null if no browser tests were run; rules have a separate block
 */
export const putReport = (page, { scores, whole, byUnits, survivors, of, block = 'mutation' }) => {
  const text = [
    `Tried: ${whole.valid + whole.invalid + whole.equivalent} (${of}). ${whole.invalid} of them do not build and ${whole.equivalent} change nothing; neither is counted below. ${byUnits ? `Unit tests alone detect ${percent(byUnits.share)}.` : 'Only unit tests were run, no browser tests.'}`,
    scoresTable(scores, whole),
    'Mistakes that no test detects, by kind:',
    kindsTable(survivors),
  ].join('\n\n');
  return putTable(page, block, text);
};

/** @param {Parameters<typeof putReport>[1]} report */
export const writeReport = (report) => {
  writeFileSync(PAGE, putReport(readFileSync(PAGE, 'utf8'), report));
  const { whole, byUnits, block } = report;
  if (block === 'rules') return;
  writeReported({
    units: (byUnits ?? whole).share,
    together: byUnits ? whole.share : null,
  });
};
