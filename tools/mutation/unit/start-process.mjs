import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./run-file.mjs').Task} Task */
/** @typedef {import('./run-file.mjs').Reply} Reply */

const PROCESS = fileURLToPath(new URL('process.mjs', import.meta.url));
/** A low priority, so that the machine stays usable. */
const NICE = 10;
/** A new process reads every module for the first time. */
const COLD_MS = 20_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends every process of the unit tests at once. */
export const endProcesses = () => {
  for (const child of running) child.kill('SIGKILL');
};

/**
 * A process that runs one file of tests after the other, begun when first needed and again after its end.
 *
 * @param {{ file?: string, coldMs?: number }} options
 */
export const startProcess = ({ file = PROCESS, coldMs = COLD_MS } = {}) => {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  /** @type {(message: any) => void} */
  let onMessage = () => {};
  let isCold = true;

  const begin = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        const begun = fork(file, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
        child = begun;
        isCold = true;
        running.add(begun);
        if (begun.pid) setPriority(begun.pid, NICE);
        begun.on('message', (message) => onMessage(message));
        onMessage = () => resolve();
        begun.on('exit', () => {
          running.delete(begun);
          if (child === begun) {
            child = null;
            onMessage(null);
          }
          reject(new Error('The process of the unit tests has ended at once.'));
        });
      })
    );

  const end = () => {
    child?.kill('SIGKILL');
    child = null;
  };

  return {
    end,
    pid: () => child?.pid,
    /**
     * @param {Task} task
     * @param {number} deadline milliseconds after which the process is ended
     * @returns {Promise<Reply | 'late' | 'gone'>}
     */
    async run(task, deadline) {
      if (!child) await begin();
      const reply = new Promise((resolve) => {
        const timer = setTimeout(
          () => {
            end();
            resolve('late');
          },
          deadline + (isCold ? coldMs : 0),
        );
        onMessage = (message) => {
          clearTimeout(timer);
          isCold = false;
          resolve(message ?? 'gone');
        };
      });
      child?.send(task);
      return /** @type {Promise<Reply | 'late' | 'gone'>} */ (reply);
    },
  };
};

/** @typedef {ReturnType<typeof startProcess>} TestProcess */
