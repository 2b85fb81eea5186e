import { builds } from './builds.mjs';
import { findBrowser } from './find-browser.mjs';
import { installPackages } from './install.mjs';
import { runTogether } from './run-together.mjs';

/** Runs every layer on a machine that has nothing but Node and npm, and stops at the first failure. */
installPackages();

const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const unitReport = '.cache/unit-tests.json';
/** Written by the reporter that playwright.config.ts names. */
const browserReport = '.cache/browser-tests.json';

const browserProjects = () =>
  ['chromium', 'no-policy', 'react', ...(findBrowser('firefox') ? ['firefox'] : [])].map(
    (name) => `--project=${name}`,
  );

/**
 * What stands in one stage runs at once, so that a long step has others beside it.
 * @type {readonly (() => readonly import('./run-together.mjs').Step[])[]}
 */
const stages = [
  () => [
    ...builds,
    ['browsers and WordPress', 'tools/install-for-tests.mjs'],
    ['format', bin('@biomejs/biome/bin/biome'), 'check', '.'],
    ['unused code', bin('knip/bin/knip.js')],
    ['words', 'tools/lint-words.mjs'],
  ],
  () => [
    // Types of the build are part of it.
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
  ],
  () => [
    // By the list of browser tests: a title that names no clause is told before they have run for half an hour.
    ['names of clauses', 'tools/coverage-spec.mjs', '--quiet', '--units', unitReport],
    ['page budgets', 'tools/cost.mjs'],
    ['webkit', 'tools/webkit.mjs'],
  ],
  () => [['browser', bin('@playwright/test/cli.js'), 'test', ...browserProjects()]],
  () => [
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
  ],
];

let passed = 0;
for (const steps of stages) {
  const stage = steps();
  console.log(`\n== ${stage.map(([name]) => name).join(', ')}`);
  const outcomes = await runTogether(stage);
  const failed = outcomes.filter(({ isPassed }) => !isPassed);
  passed += outcomes.length - failed.length;
  for (const { name, seconds } of outcomes) console.log(`== ${name}: ${seconds.toFixed(0)} s`);
  if (failed.length > 0) {
    console.log(`${failed.map(({ name }) => name).join(', ')} failed`);
    console.log(`\n${passed} passed, ${failed.length} failed`);
    process.exit(1);
  }
}
console.log(`\n${passed} passed, 0 failed`);
