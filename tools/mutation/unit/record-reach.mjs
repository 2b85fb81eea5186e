import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CACHE, hashOf } from '../sources.mjs';

/**
 * @typedef {{ test: string, modules: string[], hash: string, testHash: string, ms: number, times: Record<string, number>,
 *   reached: Record<string, Record<string, string[]>> }} Reach what one file of tests takes and reaches; `testHash`
 *   is of the files of `test` alone
 */

/** A file that takes this long without a mutant hangs. */
const DEADLINE_MS = 120_000;
const TIMEOUT_MS = 60_000;

/** The unit tests that run the code of `src` directly. */
export const unitTests = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'test'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (name) =>
        /\.test\.tsx?$/.test(name) &&
        !/^test\/(demo|tools|cli|wordpress|docs|types|hostile)\//.test(name) &&
        existsSync(name),
    )
    .sort();

/** @type {(paths: readonly string[]) => string} */
const hashOfFiles = (paths) =>
  hashOf(...paths.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')));

const pathOf = (/** @type {string} */ test) => `${CACHE}/reach/${hashOf(test)}.json`;

/** @type {(test: string, version: string) => Reach | null} */
const keptReach = (test, version) => {
  const path = pathOf(test);
  if (!existsSync(path)) return null;
  /** @type {Reach} */
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  return kept.hash === hashOf(version, hashOfFiles(kept.modules)) ? kept : null;
};

/**
 * Which test reaches which mutants, by one run without any of them on. What has not changed since an earlier run is
 * taken from it.
 *
 * @param {readonly string[]} tests
 * @param {readonly import('./start-process.mjs').TestProcess[]} processes
 * @param {string} version of how files are instrumented, for the ids are from there
 * @param {(done: number, of: number) => void} onProgress
 * @returns {Promise<{ reaches: Reach[], broken: { test: string, error: string }[] }>}
 */
export const recordReach = async (tests, processes, version, onProgress) => {
  mkdirSync(`${CACHE}/reach`, { recursive: true });
  /** @type {Reach[]} */
  const reaches = [];
  /** @type {{ test: string, error: string }[]} */
  const broken = [];
  const waiting = tests.filter((test) => {
    const kept = keptReach(test, version);
    if (kept) reaches.push(kept);
    return !kept;
  });
  const of = waiting.length;
  let done = 0;
  const work = async (/** @type {import('./start-process.mjs').TestProcess} */ own) => {
    for (let test = waiting.shift(); test; test = waiting.shift()) {
      const run = () =>
        own.run(
          { test, mutant: null, names: null, timeout: TIMEOUT_MS, limit: Infinity },
          DEADLINE_MS,
        );
      let reply = await run();
      // Twice: the first run waits for what it imports, and a file that fails the second time, in a process that
      // is no longer new, would notice everything.
      if (typeof reply !== 'string' && !reply.error) reply = await run();
      onProgress((done += 1), of);
      if (typeof reply === 'string' || reply.error) {
        broken.push({ test, error: typeof reply === 'string' ? reply : reply.error });
        continue;
      }
      const modules = [...new Set([test, ...reply.modules])].sort();
      const reach = {
        test,
        modules,
        hash: hashOf(version, hashOfFiles(modules)),
        testHash: hashOfFiles(modules.filter((path) => !path.startsWith('src/'))),
        ms: reply.ms,
        times: Object.fromEntries(reply.outcomes.map(({ name, ms }) => [name, ms])),
        reached: reply.reached,
      };
      writeFileSync(pathOf(test), JSON.stringify(reach));
      reaches.push(reach);
    }
  };
  await Promise.all(processes.map(work));
  return { reaches, broken };
};
