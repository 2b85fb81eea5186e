import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {import('./unit/try-mutant.mjs').Outcome} Outcome */
/** @typedef {Outcome & { key: string, tests: string }} Kept */

/**
 * What became of each mutant, one line each, so that a run can be stopped at any moment and the next goes on there.
 * It holds while the file and the tests that reach it are the same.
 *
 * @param {string} path
 */
export const keptResults = (path) => {
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (const line of lines) {
    // The last line of an interrupted run may be incomplete.
    if (!line.endsWith('}')) continue;
    /** @type {Kept} */
    const result = JSON.parse(line);
    kept.set(result.key, result);
  }
  mkdirSync(dirname(path), { recursive: true });
  return {
    /** @param {string} key @param {string} tests @returns {Outcome | null} */
    find(key, tests) {
      const result = kept.get(key);
      return result?.tests === tests ? result : null;
    },
    /** @param {string} key @param {string} tests @param {Outcome} outcome */
    add(key, tests, outcome) {
      const result = { key, tests, ...outcome };
      kept.set(key, result);
      appendFileSync(path, `${JSON.stringify(result)}\n`);
    },
  };
};
