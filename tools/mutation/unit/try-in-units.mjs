import { keptResults } from '../kept-results.mjs';
import { CACHE, hashOf, VERSION } from '../sources.mjs';
import { planRuns } from './plan-runs.mjs';
import { recordReach, unitTests } from './record-reach.mjs';
import { endProcesses, startProcess } from './start-process.mjs';
import { tryMutants } from './try-mutants.mjs';

/** @typedef {import('../sources.mjs').SourceMutant} SourceMutant */
/** @typedef {import('./try-mutant.mjs').Outcome} Outcome */

/**
 * Tries mutants against the unit tests; those that were tried before keep what became of them.
 *
 * @param {readonly SourceMutant[]} mutants
 * @param {number} workers
 * @param {(text: string) => void} show
 * @returns {Promise<{ tried: number, outcomeOf: (mutant: SourceMutant) => Outcome }>}
 */
export const tryInUnits = async (mutants, workers, show) => {
  const processes = Array.from({ length: workers }, () => startProcess());
  const { reaches, broken } = await recordReach(unitTests(), processes, VERSION, (done, of) =>
    show(`unit tests without a mistake: ${done} of ${of}`),
  );
  if (broken.length > 0) {
    endProcesses();
    const list = broken.map(({ test, error }) => `  ${test}: ${error}`).join('\n');
    throw new Error(`Unit tests fail without any mistake, so nothing would be proved:\n${list}`);
  }
  const runsOf = planRuns(reaches);
  const results = keptResults(`${CACHE}/unit-results.jsonl`);
  /** @type {Map<string, string>} */
  const testsOf = new Map();
  const trials = mutants.flatMap((mutant) => {
    const runs = runsOf(mutant);
    const tests = hashOf(...runs.map(({ test, testHash }) => test + testHash));
    testsOf.set(mutant.key, tests);
    return results.find(mutant.key, tests) ? [] : [{ mutant, runs }];
  });
  let done = 0;
  let alive = 0;
  await tryMutants(trials, processes, (mutant, outcome) => {
    results.add(mutant.key, testsOf.get(mutant.key) ?? '', outcome);
    done += 1;
    if (outcome.status === 'alive' || outcome.status === 'unreached') alive += 1;
    show(`unit tests: tried ${done} of ${trials.length}, ${alive} not noticed`);
  });
  endProcesses();
  return {
    tried: trials.length,
    outcomeOf: ({ key }) => results.find(key, testsOf.get(key) ?? '') ?? { status: 'unreached' },
  };
};
