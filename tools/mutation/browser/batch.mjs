import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { CACHE } from '../sources.mjs';

/**
 * @typedef {{ spec: string, title: string, project: string, ms: number }} BrowserTest
 * @typedef {{ key: string, file: string, id: string, noticed: string, timeout: number, tests: readonly BrowserTest[] }}
 *   BatchMutant without a `file` the tests run on code that has no mistake
 * @typedef {{ mutants: readonly BatchMutant[], reachFolder: string, workers: number, globalTimeout: number,
 *   expectTimeout: number, report: string }} BrowserBatch
 * @typedef {{ project: string, spec: string, title: string, status: string }} BrowserOutcome
 */

export const FOLDER = `${CACHE}/browser`;
const DIST = `${CACHE}/dist`;
const REPORT = `${FOLDER}/report.json`;
/** A low priority, so that the machine stays usable. */
const NICE = 10;
/** Playwright ends on its own; this is the limit if it hangs. */
const GRACE_MS = 30_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends the browser tests with their server and browsers. */
export const endBrowsers = () => {
  for (const child of running) child.kill('SIGINT');
};

/** @param {any} suite @param {string} before @returns {BrowserOutcome[]} */
const outcomesOf = (suite, before = '') => [
  ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      project: test.projectName,
      spec: spec.file,
      title: `${before} ${spec.title}`.trim(),
      status: test.results.at(-1)?.status ?? 'skipped',
    })),
  ),
  ...(suite.suites ?? []).flatMap((/** @type {any} */ each) =>
    outcomesOf(each, each.line ? `${before} ${each.title}` : before),
  ),
];

/**
 * Runs Playwright once on the build with the mutants.
 *
 * @param {Omit<BrowserBatch, 'report' | 'reachFolder'>} batch
 * @param {readonly string[]} files
 * @returns {Promise<BrowserOutcome[]>}
 */
export const runBatch = async (batch, files = []) => {
  mkdirSync(FOLDER, { recursive: true });
  const path = `${FOLDER}/batch.json`;
  rmSync(REPORT, { force: true });
  writeFileSync(path, JSON.stringify({ ...batch, report: REPORT, reachFolder: `${FOLDER}/reach` }));
  const child = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tools/mutation/browser/playwright.config.ts',
      '--pass-with-no-tests',
      ...files,
    ],
    {
      stdio: 'ignore',
      env: { ...process.env, SKERRY_BATCH: path, SKERRY_DIST: DIST, FORCE_COLOR: '0' },
    },
  );
  running.add(child);
  if (child.pid) setPriority(child.pid, NICE);
  const late = setTimeout(() => child.kill('SIGINT'), batch.globalTimeout + GRACE_MS);
  await new Promise((resolve) => child.on('exit', resolve));
  clearTimeout(late);
  running.delete(child);
  if (!existsSync(REPORT)) return [];
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const outcomes = outcomesOf(report);
  // A port in use, a file that does not parse: a run without any test proves nothing about the tests.
  if (outcomes.length === 0 && report.errors.length > 0)
    throw new Error(`The browser tests did not start: ${report.errors[0].message}`);
  return outcomes;
};
