import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { listTests } from './list-tests.mjs';
import { specCoverage } from './spec-coverage.mjs';

/**
 * Prints every statement of the specification with the tests that name it; fails on gaps.
 * `--quiet` prints the count alone; `--units report.json` reads the unit tests' titles from the report
 * of a run.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    units: { type: 'string' },
  },
});
const [specification, reasons, tests] = await Promise.all([
  readFile('docs/specification.md', 'utf8'),
  readFile('test/spec-coverage.json', 'utf8'),
  listTests(values.units),
]);
const { statements, faults } = specCoverage({ specification, reasons: JSON.parse(reasons), tests });

if (values.json) {
  console.log(JSON.stringify(statements, null, 2));
} else {
  for (const [id, { tests: titles, reason }] of values.quiet ? [] : Object.entries(statements)) {
    console.log(
      `${id}  ${titles.length > 0 ? `${titles.length} tests` : (reason ?? 'NOT COVERED')}`,
    );
    for (const title of titles) console.log(`        ${title}`);
  }
  const all = Object.values(statements);
  const covered = all.filter(({ tests: titles }) => titles.length > 0).length;
  console.log(`${covered} of ${all.length} statements are named by tests.`);
}
for (const fault of faults) console.error(`coverage: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
