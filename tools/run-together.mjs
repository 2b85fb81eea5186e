import { spawn } from 'node:child_process';

/**
 * @typedef {readonly [name: string, ...command: string[]]} Step
 * @typedef {{ name: string, isPassed: boolean, seconds: number }} Outcome
 */

/** Ends hanging steps; the longest step takes 65 minutes on the slowest two cores that it was tried on. */
const TIMEOUT_MS = 4_500_000;

/**
 * Runs programs of this project in parallel; the output of each is printed when it ends, so that
 * lines do not mix. The output of a program that runs alone is printed immediately.
 * @param {readonly Step[]} steps
 * @param {string} [cwd]
 * @returns {Promise<Outcome[]>}
 */
export const runTogether = (steps, cwd = process.cwd()) =>
  Promise.all(
    steps.map(
      ([name, ...command]) =>
        new Promise((resolve, reject) => {
          const startedAt = performance.now();
          const child = spawn(process.execPath, command, {
            cwd,
            stdio: steps.length === 1 ? 'inherit' : ['ignore', 'pipe', 'pipe'],
            timeout: TIMEOUT_MS,
          });
          let printed = '';
          for (const stream of [child.stdout, child.stderr]) {
            stream?.on('data', (data) => {
              printed += data;
            });
          }
          child.on('error', reject);
          child.on('close', (status) => {
            const seconds = (performance.now() - startedAt) / 1000;
            if (steps.length > 1) console.log(`\n== ${name}\n${printed.trimEnd()}`);
            resolve({ name, isPassed: status === 0, seconds });
          });
        }),
    ),
  );
