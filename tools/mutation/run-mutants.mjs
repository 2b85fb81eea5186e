import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {import('../mutation-worker.mjs').Task} Task */

/** A run takes a fifth of a second; what takes this long never ends. */
const DEADLINE_MS = 40_000;
const WORKER = fileURLToPath(new URL('../mutation-worker.mjs', import.meta.url));

/**
 * Runs tasks in two processes.
 *
 * @param {readonly Task[]} tasks
 * @param {(done: number) => void} onProgress
 * @returns {Promise<ReadonlySet<number>>} ids of those that no test noticed
 */
export const runMutants = async (tasks, onProgress = () => {}) => {
  const waiting = [...tasks];
  /** @type {Set<number>} */
  const alive = new Set();
  let done = 0;
  const work = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        const child = fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
        /** @type {NodeJS.Timeout | undefined} */
        let deadline;
        const next = () => {
          const task = waiting.shift();
          if (!task) {
            child.kill('SIGKILL');
            resolve();
            return;
          }
          deadline = setTimeout(() => {
            // An endless loop is noticed by the person who runs the tests.
            child.kill('SIGKILL');
            onProgress((done += 1));
            work().then(resolve, reject);
          }, DEADLINE_MS);
          child.send(task);
        };
        child.on(
          'message',
          (/** @type {{ id: number, isAlive: boolean, isReady?: true }} */ reply) => {
            clearTimeout(deadline);
            if (reply.isReady) return next();
            if (reply.isAlive) alive.add(reply.id);
            onProgress((done += 1));
            return next();
          },
        );
        child.on('exit', (code) => {
          if (code) reject(new Error(`the test process ended with ${code}`));
        });
      })
    );
  await Promise.all([work(), work()]);
  return alive;
};
