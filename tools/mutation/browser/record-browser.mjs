import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashOf } from '../sources.mjs';
import { FOLDER, runBatch } from './batch.mjs';

/**
 * @typedef {import('./batch.mjs').BrowserTest & { reached: Record<string, string[]> }} BrowserReach
 * @typedef {{ hash: string, files: Record<string, string> }} Recorded a file of tests, and those of `src` that it reaches
 */

const LIST = `${FOLDER}/recorded.json`;
/** The number of test files per run: results recorded so far are kept if the run is stopped. */
const AT_ONCE = 6;
const GLOBAL_TIMEOUT_MS = 30 * 60_000;
/**
 * Minutes of random use, and thousands of repetitions, notice nothing that other tests do not; and
 * tests that replace files rely on the names of the usual build.
 */
const LEFT_OUT = /\/(soak|long-[\w-]+|shop-load|hostile\/faults)\.spec\.ts$/;

/** @returns {string[]} */
const specs = () =>
  execFileSync('git', ['ls-files', 'test/browser'], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => name.endsWith('.spec.ts') && !LEFT_OUT.test(name) && existsSync(name));

/** @returns {BrowserReach[]} */
const keptReaches = () => {
  const folder = `${FOLDER}/reach`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
};

/** @param {string} spec */
const forget = (spec) => {
  const folder = `${FOLDER}/reach`;
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')).spec === spec)
      rmSync(`${folder}/${name}`);
  }
};

/**
 * Which browser test reaches which mutants, by one run of all without any of them on. What neither changed itself nor
 * reaches a file that did is taken from an earlier run; a file with a test that fails is asked again by the next one.
 *
 * @param {ReadonlyMap<string, string>} hashes of the files of `src`
 * @param {number} workers
 * @param {(spec: string) => boolean} isWanted
 * @param {{ onProgress: (done: number, of: number) => void, onFailed: (test: string) => void }} listeners
 * @returns {Promise<BrowserReach[]>}
 */
export const recordBrowser = async (hashes, workers, isWanted, { onProgress, onFailed }) => {
  /** @type {Record<string, Recorded>} */
  const recorded = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {};
  const hashOfSpec = (/** @type {string} */ spec) => hashOf(readFileSync(spec, 'utf8'));
  const isFresh = (/** @type {string} */ spec) => {
    const kept = recorded[spec];
    return (
      kept?.hash === hashOfSpec(spec) &&
      Object.entries(kept.files).every(([file, hash]) => hashes.get(file) === hash)
    );
  };
  const all = specs();
  for (const spec of Object.keys(recorded)) if (!all.includes(spec)) forget(spec);
  const waiting = all.filter((spec) => isWanted(spec) && !isFresh(spec));
  const of = waiting.length;
  while (waiting.length > 0) {
    const now = waiting.splice(0, AT_ONCE);
    for (const spec of now) forget(spec);
    onProgress(of - waiting.length - now.length, of);
    const outcomes = await runBatch(
      { mutants: [], workers, globalTimeout: GLOBAL_TIMEOUT_MS, expectTimeout: 20_000 },
      now,
    );
    const failed = outcomes.filter(({ status }) => status === 'failed' || status === 'timedOut');
    for (const { spec, title } of failed) onFailed(`${spec}: ${title}`);
    const reaches = keptReaches();
    for (const spec of now) {
      if (failed.some((each) => spec.endsWith(`/${each.spec}`))) continue;
      const files = new Set(
        reaches.filter((each) => each.spec === spec).flatMap(({ reached }) => Object.keys(reached)),
      );
      recorded[spec] = {
        hash: hashOfSpec(spec),
        files: Object.fromEntries([...files].map((file) => [file, hashes.get(file) ?? ''])),
      };
    }
    writeFileSync(LIST, JSON.stringify(recorded));
  }
  return keptReaches();
};
