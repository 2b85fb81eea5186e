import { rmSync } from 'node:fs';
import { FOLDER, runBatch } from './batch.mjs';

/** @typedef {import('./batch.mjs').BrowserTest} BrowserTest */
/** @typedef {import('../unit/try-mutant.mjs').Outcome} Outcome */

/** Mutants per run of Playwright, with a project for each. */
const BATCH = 16;
const EXPECT_MS = 5_000;
const GLOBAL_TIMEOUT_MS = 15 * 60_000;

const nameOf = (/** @type {{ spec: string, title: string }} */ { spec, title }) =>
  `${spec}: ${title}`;

/** @param {readonly BrowserTest[]} tests */
const timeoutOf = (tests) => Math.round(5 * Math.max(...tests.map(({ ms }) => ms)) + 2_000);

/**
 * Tries mutants in the browser, several in one run. A test that has noticed one runs once more without any: where
 * it fails then too, nothing is known, and the mutant stays open.
 *
 * @template {{ key: string, file: string, id: string }} M
 * @param {readonly { mutant: M, tests: readonly BrowserTest[] }[]} trials
 * @param {number} workers
 * @param {(mutant: M, outcome: Outcome) => void} onOutcome
 */
export const tryInBrowser = async (trials, workers, onOutcome) => {
  const waiting = [...trials];
  const limits = { workers, globalTimeout: GLOBAL_TIMEOUT_MS, expectTimeout: EXPECT_MS };
  const noticedPath = (/** @type {string} */ key) => `${FOLDER}/noticed/${key}`;
  while (waiting.length > 0) {
    const batch = waiting.splice(0, BATCH);
    for (const { mutant } of batch) rmSync(noticedPath(mutant.key), { force: true });
    const outcomes = await runBatch({
      ...limits,
      mutants: batch.map(({ mutant: { key, file, id }, tests }) => ({
        key,
        file,
        id,
        noticed: noticedPath(key),
        timeout: timeoutOf(tests),
        tests,
      })),
    });
    const found = batch.map(({ mutant, tests }) => {
      const own = outcomes.filter(({ project }) => project.startsWith(mutant.key));
      const failed = own.find(({ status }) => status === 'failed' || status === 'timedOut');
      const by = failed && tests.find(({ title }) => failed.title.endsWith(title));
      const isTried = own.some(({ status }) => status === 'passed') || failed !== undefined;
      return { mutant, failed, by, isTried };
    });
    const noticing = [
      ...new Map(found.flatMap(({ by }) => (by ? [[nameOf(by), by]] : []))).values(),
    ];
    const isReliable = await reliableTests(noticing, limits);
    for (const { mutant, failed, by, isTried } of found) {
      if (!isTried) continue;
      if (!failed) onOutcome(mutant, { status: 'alive' });
      else if (by && isReliable(by)) {
        const status = failed.status === 'timedOut' ? 'timed out' : 'noticed';
        onOutcome(mutant, { status, by: nameOf(by) });
      }
    }
  }
};

/**
 * @param {readonly BrowserTest[]} tests
 * @param {{ workers: number, globalTimeout: number, expectTimeout: number }} limits
 * @returns {Promise<(test: BrowserTest) => boolean>}
 */
const reliableTests = async (tests, limits) => {
  if (tests.length === 0) return () => false;
  const control = {
    key: 'control',
    file: '',
    id: '',
    noticed: '',
    timeout: timeoutOf(tests),
    tests,
  };
  const outcomes = await runBatch({ ...limits, mutants: [control] });
  const good = outcomes.filter(({ status }) => status === 'passed');
  return ({ title }) => good.some((each) => each.title.endsWith(title));
};
