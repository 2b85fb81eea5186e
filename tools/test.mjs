import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';
import { installBrowsers } from './install-browsers.mjs';

/** Runs every layer on a machine that has nothing but Node and npm, and stops at the first failure. */
installPackages();
const { hasFirefox } = installBrowsers();

const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const browserProjects = ['chromium', 'no-policy', 'react', ...(hasFirefox ? ['firefox'] : [])];

/** @type {readonly (readonly [string, ...string[]])[]} */
const steps = [
  ['build', 'build.mjs'],
  ['build with React', 'build.mjs', '--react'],
  ['format', bin('@biomejs/biome/bin/biome'), 'check', '.'],
  ['lint', bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  ['types', bin('typescript/bin/tsc'), '--noEmit'],
  ['unused code', bin('knip/bin/knip.js')],
  ['commands of the documents', 'tools/run-documented-commands.mjs'],
  ['unit', bin('vitest/vitest.mjs'), 'run'],
  // A share of the mistakes; npm run mutation makes all of them.
  ['mutation', 'tools/mutate.mjs', '--sample', '80'],
  [
    'browser',
    bin('@playwright/test/cli.js'),
    'test',
    ...browserProjects.map((name) => `--project=${name}`),
  ],
  ['webkit', 'tools/webkit.mjs'],
  ['specification', 'tools/coverage-spec.mjs'],
];

let passed = 0;
for (const [name, ...command] of steps) {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  // The coverage list is long and stands in a file of its own when wanted: npm run coverage:spec.
  const stdio = name === 'specification' ? ['ignore', 'ignore', 'inherit'] : 'inherit';
  const { status } = spawnSync(process.execPath, command, {
    stdio: /** @type {import('node:child_process').StdioOptions} */ (stdio),
    // More than twice what the longest step takes on two slow cores; what hangs ends some time.
    timeout: 3_900_000,
  });
  if (status !== 0) {
    console.log(`${name} failed\n\n${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`== ${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}
console.log(`\n${passed} passed, 0 failed`);
