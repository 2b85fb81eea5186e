import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { listTests } from './list-tests.mjs';
import { specCoverage } from './spec-coverage.mjs';

/**
 * Prints every clause of the specification with the tests that name it; fails on gaps. `--json`
 * prints JSON, one key per clause; `--quiet` prints the count only; `--units report.json` and
 * `--browser report.json` read the tests from the reports of a run, in which skipped tests do not
 * count as proof.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    units: { type: 'string' },
    browser: { type: 'string' },
  },
});
const readJson = async (/** @type {string} */ path) => JSON.parse(await readFile(path, 'utf8'));

const lists = 'test/clauses';
const [specification, reasons, tests, names] = await Promise.all([
  readFile('docs/specification.md', 'utf8'),
  readJson('test/spec-coverage.json'),
  listTests(values),
  readdir(lists),
]);
const { clauses, faults } = specCoverage({
  specification,
  reasons,
  tests,
  clauses: await Promise.all(names.map((name) => readJson(`${lists}/${name}`))),
  hasCaptured: existsSync('../shared/pages'),
});

const all = Object.entries(clauses);
if (values.json) {
  console.log(JSON.stringify(clauses, null, 2));
} else {
  for (const [id, { text, tests: titles, reason, isCapturedOnly }] of values.quiet ? [] : all) {
    const state = titles.length > 0 ? `${titles.length} tests` : (reason ?? 'NOT COVERED');
    console.log(`${id}  ${text}${text && ': '}${state}${isCapturedOnly ? ', captured only' : ''}`);
    for (const title of titles) console.log(`        ${title}`);
  }
  const covered = all.filter(([, { tests: titles }]) => titles.length > 0);
  const captured = all.filter(([, { isCapturedOnly }]) => isCapturedOnly).map(([id]) => id);
  console.log(`${covered.length} of ${all.length} clauses are named by tests.`);
  if (captured.length > 0)
    console.log(`On recorded pages alone: ${captured.length} (${captured.join(', ')}).`);
}
for (const fault of faults) console.error(`coverage: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
