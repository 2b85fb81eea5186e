import { runWithout, tryMutant } from './try-mutant.mjs';

/** The number of mutants tried before the state of the thread is verified. */
const BATCH = 20;

/**
 * @template {{ file: string, id: string }} M
 * @typedef {{ mutant: M, runs: readonly import('./plan-runs.mjs').Run[] }} Trial
 */

/**
 * Tries mutants in several processes. They share packages and built-ins within a thread, so what a mutant has done
 * to those must not be taken for a mistake of the next: now and then a file of tests runs without any mutant, and
 * where that fails, what was tried since the last time is tried again in a new process, one by one.
 *
 * @template {{ file: string, id: string }} M
 * @param {readonly Trial<M>[]} trials
 * @param {readonly import('./start-process.mjs').TestProcess[]} processes
 * @param {(mutant: M, outcome: import('./try-mutant.mjs').Outcome) => void} onOutcome
 */
export const tryMutants = async (trials, processes, onOutcome) => {
  const waiting = [...trials];
  /** @param {import('./start-process.mjs').TestProcess} own @param {readonly Trial<M>[]} batch */
  const isUnharmed = async (own, batch) => {
    const firsts = new Map(
      batch.flatMap(({ runs }) => runs.slice(0, 1).map((run) => [run.test, run])),
    );
    for (const run of [...firsts.values()].slice(-2)) {
      if (!(await runWithout(run, own))) return false;
    }
    return true;
  };
  /** @param {import('./start-process.mjs').TestProcess} own @param {readonly Trial<M>[]} batch */
  const tryBatch = async (own, batch) => {
    /** @type {[M, import('./try-mutant.mjs').Outcome][]} */
    const outcomes = [];
    for (const { mutant, runs } of batch)
      outcomes.push([mutant, await tryMutant(mutant, runs, own)]);
    const isGood = await isUnharmed(own, batch);
    if (!isGood) own.end();
    if (isGood || batch.length === 1) {
      for (const [mutant, outcome] of outcomes) onOutcome(mutant, outcome);
      return;
    }
    for (const each of batch) await tryBatch(own, [each]);
  };
  const work = async (/** @type {import('./start-process.mjs').TestProcess} */ own) => {
    while (waiting.length > 0) await tryBatch(own, waiting.splice(0, BATCH));
  };
  await Promise.all(processes.map(work));
};
