import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * Runs the tests of a core with one mistake in it, as `tools/mutate.mjs` asks for it. A process of its own: a
 * mistake can make a loop endless, and then nothing but its end helps.
 *
 * @typedef {{ id: number, file: string, tests: readonly string[], mutation: import('./mutation/mutations-of.mjs').Mutation | null }} Task
 */

/** @type {Task | undefined} */
let task;

const plugin = {
  name: 'mutation',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} code @param {string} id */
  transform: (code, id) => {
    if (!task?.mutation || id !== resolve(task.file)) return null;
    const { start, end, text } = task.mutation;
    return { code: code.slice(0, start) + text + code.slice(end), map: null };
  },
};

const vitest = await createVitest(
  'test',
  {
    watch: false,
    // The pure cores need no document, and without one a run takes a fifth of a second.
    config: false,
    environment: 'node',
    include: ['test/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    pool: 'threads',
    bail: 1,
    setupFiles: ['test/mutation/same-seed.ts'],
    testTimeout: 15_000,
    // What is timed may fail by itself on a busy machine.
    testNamePattern: /^(?!.*\bhang\b)/,
    reporters: [{}],
  },
  { plugins: [plugin] },
);

/** @param {Task} next @returns {Promise<boolean>} whether all tests of the file pass */
const passes = async (next) => {
  // The file before comes back as it is written.
  if (task) vitest.invalidateFile(resolve(task.file));
  task = next;
  vitest.invalidateFile(resolve(next.file));
  for (const test of next.tests) {
    const specifications = await vitest.globTestSpecifications([test]);
    if (specifications.length === 0) throw new Error(`no test file ${test}`);
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const isGood = specifications.every(({ testModule }) => testModule?.ok());
    if (!isGood || unhandledErrors.length > 0) return false;
  }
  return true;
};

process.on('message', async (/** @type {Task} */ next) => {
  process.send?.({ id: next.id, isAlive: await passes(next) });
});
process.send?.({ isReady: true });
