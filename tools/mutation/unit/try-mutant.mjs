/**
 * @typedef {'noticed' | 'timed out' | 'alive' | 'unreached' | 'invalid'} Status
 * @typedef {{ status: Status, by?: string }} Outcome
 */

/** How often a mutant may be reached in one file of tests; only a loop without end comes that far. */
const LIMIT = 1_000_000;

/**
 * Runs the tests that reach a mutant, until one notices it.
 *
 * @param {{ file: string, id: string }} mutant
 * @param {readonly import('./plan-runs.mjs').Run[]} runs
 * @param {import('./start-process.mjs').TestProcess} own
 * @returns {Promise<Outcome>}
 */
export const tryMutant = async ({ file, id }, runs, own) => {
  if (runs.length === 0) return { status: 'unreached' };
  for (const { test, names, timeout, ms } of runs) {
    const task = { test, mutant: { file, id }, names, timeout, limit: LIMIT };
    const reply = await own.run(task, 5 * ms + timeout + 2000);
    if (reply === 'late') return { status: 'timed out', by: test };
    if (reply === 'gone') return { status: 'noticed', by: test };
    if (reply.isEndless || /^Test timed out|^Hook timed out/.test(reply.error))
      return { status: 'timed out', by: test };
    if (reply.error) {
      const failed = reply.outcomes.find(({ isPassed }) => !isPassed);
      return { status: 'noticed', by: failed ? `${test}: ${failed.name}` : test };
    }
  }
  return { status: 'alive' };
};
