/**
 * @typedef {'noticed' | 'timed out' | 'alive' | 'unreached' | 'invalid'} Status
 * @typedef {{ status: Status, by?: string }} Outcome
 */

/** The limit of how often a mutant is reached in one file of tests; only an endless loop exceeds it. */
const LIMIT = 1_000_000;

/** On a busy machine a test gets this many times as long, once. */
const PATIENCE = 4;

/** @typedef {import('./plan-runs.mjs').Run} Run */
/** @typedef {import('./start-process.mjs').TestProcess} TestProcess */

/** @type {(run: Run, mutant: { file: string, id: string } | null, own: TestProcess, times?: number) => ReturnType<TestProcess['run']>} */
const runTests = ({ test, names, timeout, ms }, mutant, own, times = 1) =>
  own.run(
    { test, mutant, names, timeout: timeout * times, limit: LIMIT },
    (5 * ms + timeout + 2000) * times,
  );

/**
 * Whether tests pass without any mutant on.
 *
 * @param {Run} run
 * @param {TestProcess} own
 */
export const runWithout = async (run, own) => {
  const reply = await runTests(run, null, own);
  return typeof reply !== 'string' && !reply.error;
};

/**
 * If no test has failed, a late error may have been caused by the previous mutant.
 *
 * @param {Awaited<ReturnType<TestProcess['run']>>} reply
 */
const isDoubtful = (reply) =>
  typeof reply !== 'string' &&
  reply.error !== '' &&
  reply.outcomes.every(({ isPassed }) => isPassed);

/** @param {Awaited<ReturnType<TestProcess['run']>>} reply */
const isLate = (reply) =>
  reply === 'late' ||
  (typeof reply !== 'string' && /^(Test|Hook) timed out/.test(reply.error) && !reply.isEndless);

/**
 * Runs the tests that reach a mutant, until one notices it.
 *
 * @param {{ file: string, id: string }} mutant
 * @param {readonly Run[]} runs
 * @param {TestProcess} own
 * @returns {Promise<Outcome>}
 */
export const tryMutant = async ({ file, id }, runs, own) => {
  if (runs.length === 0) return { status: 'unreached' };
  for (const run of runs) {
    let reply = await runTests(run, { file, id }, own);
    if (isDoubtful(reply)) reply = await runTests(run, { file, id }, own);
    if (isLate(reply)) {
      // Code that was not awaited is still running in that thread.
      own.end();
      const isBusy = !(await runWithout(run, own));
      if (isBusy) own.end();
      reply = isBusy ? await runTests(run, { file, id }, own, PATIENCE) : reply;
      if (isBusy && isLate(reply)) own.end();
    }
    const by = run.test;
    if (isLate(reply)) return { status: 'timed out', by };
    if (typeof reply === 'string') return { status: 'noticed', by };
    if (reply.isEndless) return { status: 'timed out', by };
    if (reply.error) {
      const failed = reply.outcomes.find(({ isPassed }) => !isPassed);
      return { status: 'noticed', by: failed ? `${by}: ${failed.name}` : by };
    }
  }
  return { status: 'alive' };
};
