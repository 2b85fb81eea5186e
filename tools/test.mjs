import { builds } from './builds.mjs';
import { installPackages } from './install.mjs';
import { installBrowsers } from './install-browsers.mjs';
import { installWordPress } from './install-wordpress.mjs';
import { runTogether } from './run-together.mjs';

/** Runs every layer on a machine that has nothing but Node and npm, and stops at the first failure. */
installPackages();
const { hasFirefox } = installBrowsers();
installWordPress();

const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const browserProjects = ['chromium', 'no-policy', 'react', ...(hasFirefox ? ['firefox'] : [])];
const unitReport = '.cache/unit-tests.json';
/** Written by the reporter that playwright.config.ts names. */
const browserReport = '.cache/browser-tests.json';

/** What stands in one line runs at once. @type {readonly (readonly import('./run-together.mjs').Step[])[]} */
const stages = [
  builds,
  [
    ['format', bin('@biomejs/biome/bin/biome'), 'check', '.'],
    ['lint', bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    ['types', bin('typescript/bin/tsc'), '--noEmit'],
    ['unused code', bin('knip/bin/knip.js')],
    ['words', 'tools/lint-words.mjs'],
    ['commands of the documents', 'tools/run-documented-commands.mjs'],
    ['package', 'tools/check-release.mjs'],
  ],
  [
    [
      'unit',
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
  ],
  [
    // By the list of browser tests: a title that names no clause is told before they have run for half an hour.
    ['names of clauses', 'tools/coverage-spec.mjs', '--quiet', '--units', unitReport],
    // It opens pages and counts what they fetch, and needs a core for itself.
    ['page budgets', 'tools/cost.mjs'],
  ],
  [
    [
      'browser',
      bin('@playwright/test/cli.js'),
      'test',
      ...browserProjects.map((name) => `--project=${name}`),
    ],
  ],
  [
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
  [['webkit', 'tools/webkit.mjs']],
];

let passed = 0;
for (const stage of stages) {
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
