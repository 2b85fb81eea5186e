import { readFile } from 'node:fs/promises';
import { specsIn } from './specs-in.mjs';

/**
 * Lists the slowest files of browser tests, from the report of a run: seconds of all their tests in
 * all projects.
 */
const MOST = 15;

const [, , path = '.cache/browser-tests.json'] = process.argv;
/** @type {Map<string, number>} */
const seconds = new Map();
for (const { file, tests } of specsIn(JSON.parse(await readFile(path, 'utf8')))) {
  const took = tests
    .flatMap(({ results }) => results)
    .reduce((sum, each) => sum + each.duration, 0);
  seconds.set(file, (seconds.get(file) ?? 0) + took / 1000);
}
const sorted = [...seconds].sort(([, one], [, other]) => other - one);
const total = sorted.reduce((sum, [, took]) => sum + took, 0);
for (const [file, took] of sorted.slice(0, MOST))
  console.log(
    `${took.toFixed(0).padStart(5)} s  ${((100 * took) / total).toFixed(0).padStart(2)} %  ${file}`,
  );
