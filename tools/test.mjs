import { builds } from './builds.mjs';
import { findBrowser } from './find-browser.mjs';
import { installPackages } from './install.mjs';
import { printFailedPages } from './print-failed-pages.mjs';
import { runTogether } from './run-together.mjs';

/** Runs all tests on a machine that has only Node and npm, and stops at the first failure. */
installPackages();

const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const unitReport = '.cache/unit-tests.json';
/** Written by the reporter set in playwright.config.ts. */
const browserReport = '.cache/browser-tests.json';

let passed = 0;

/**
 * Runs steps in parallel, so that others run next to a long one; after a failure nothing else is
 * run.
 * @param {readonly import('./run-together.mjs').Step[]} steps
 * @param {() => void} [explain] prints what shows why one has failed
 */
const run = async (steps, explain = () => {}) => {
  console.log(`\n== ${steps.map(([name]) => name).join(', ')}`);
  const outcomes = await runTogether(steps);
  const failed = outcomes.filter(({ isPassed }) => !isPassed);
  passed += outcomes.length - failed.length;
  for (const { name, seconds } of outcomes) console.log(`== ${name}: ${seconds.toFixed(0)} s`);
  if (failed.length === 0) return;
  explain();
  console.log(`${failed.map(({ name }) => name).join(', ')} failed`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  process.exit(1);
};

await run([
  ...builds,
  ['browsers and WordPress', 'tools/install-for-tests.mjs'],
  ['format', bin('@biomejs/biome/bin/biome'), 'check', '.'],
  ['unused code', bin('knip/bin/knip.js')],
  ['words', 'tools/lint-words.mjs'],
]);
await run([
  // Types of the build are included.
  ['types', bin('typescript/bin/tsc'), '--noEmit'],
  ['lint', bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  ['commands of the documents', 'tools/run-documented-commands.mjs'],
  ['package', 'tools/check-release.mjs'],
  [
    'unit',
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
]);
await run([
  // From the list of browser tests: a title that names no clause is reported before they have run
  // for half an hour.
  ['names of clauses', 'tools/coverage-spec.mjs', '--quiet', '--units', unitReport],
  ['page budgets', 'tools/cost.mjs'],
  ['webkit', 'tools/webkit.mjs'],
]);

const projects = ['chromium', 'no-policy', 'react', ...(findBrowser('firefox') ? ['firefox'] : [])];
await run(
  [
    [
      'browser',
      bin('@playwright/test/cli.js'),
      'test',
      ...projects.map((name) => `--project=${name}`),
    ],
  ],
  () => printFailedPages(browserReport),
);
await run([
  [
    'specification',
    'tools/coverage-spec.mjs',
    '--quiet',
    '--units',
    unitReport,
    '--browser',
    browserReport,
  ],
  ['slowest files', 'tools/slowest-files.mjs', browserReport],
]);
console.log(`\n${passed} passed, 0 failed`);
