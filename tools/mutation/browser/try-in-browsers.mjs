import { readFileSync } from 'node:fs';
import { keptResults } from '../kept-results.mjs';
import { CACHE, hashOf } from '../sources.mjs';
import { buildWithMutants } from './build-with-mutants.mjs';
import { planTests } from './plan-tests.mjs';
import { recordBrowser } from './record-browser.mjs';
import { tryInBrowser } from './try-in-browser.mjs';

/** @typedef {import('../sources.mjs').SourceMutant} SourceMutant */
/** @typedef {import('../unit/try-mutant.mjs').Outcome} Outcome */

/**
 * Tries mutants that no unit test notices in the browser; those that were tried before keep what became of them.
 *
 * @param {readonly SourceMutant[]} mutants
 * @param {{ hashes: ReadonlyMap<string, string>, workers: number, isWanted: (spec: string) => boolean }} options
 *   hashes of the files of `src`, and the files of tests that are asked
 * @param {(text: string) => void} show
 * @returns {Promise<{ tried: number, outcomeOf: (mutant: SourceMutant) => Outcome | null }>}
 */
export const tryInBrowsers = async (mutants, { hashes, workers, isWanted }, show) => {
  show('building with the mistakes in it');
  buildWithMutants(hashOf(...hashes.values()));
  const reaches = await recordBrowser(hashes, workers, isWanted, {
    onProgress: (done, of) => show(`browser tests without a mistake: ${done} of ${of} files`),
    onFailed: (test) => console.error(`fails without any mistake: ${test}`),
  });
  const testsOf = planTests(reaches.filter(({ spec }) => isWanted(spec)));
  const results = keptResults(`${CACHE}/browser-results.jsonl`);
  /** @type {Map<string, string>} */
  const hashOfSpecs = new Map();
  const specHash = (/** @type {string} */ spec) => {
    const hash = hashOfSpecs.get(spec) ?? hashOf(readFileSync(spec, 'utf8'));
    hashOfSpecs.set(spec, hash);
    return hash;
  };
  /** @type {Map<string, string>} */
  const askedOf = new Map();
  const trials = mutants.flatMap((mutant) => {
    const tests = testsOf(mutant);
    if (tests.length === 0) return [];
    // The set of the fastest tests varies; only tests that reach the mutant matter.
    const asked = hashOf(...new Set(tests.map(({ spec }) => spec + specHash(spec))));
    askedOf.set(mutant.key, asked);
    return results.find(mutant.key, asked) ? [] : [{ mutant, tests }];
  });
  let done = 0;
  let alive = 0;
  await tryInBrowser(trials, workers, (mutant, outcome) => {
    results.add(mutant.key, askedOf.get(mutant.key) ?? '', outcome);
    done += 1;
    if (outcome.status === 'alive') alive += 1;
    show(`browser tests: tried ${done} of ${trials.length}, ${alive} not noticed`);
  });
  return {
    tried: trials.length,
    outcomeOf: ({ key }) => results.find(key, askedOf.get(key) ?? ''),
  };
};
