import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { runs } from './docs/documented-commands.mjs';

/** Runs the documented commands in a copy of this built folder, because some of them write files. */
const TIMEOUT_MS = 300_000;
const left = new Set(['node_modules', '.git', 'test-results', 'screenshots']);

/**
 * @param {string} command
 * @param {import('./docs/documented-commands.mjs').Run} run
 * @param {string} cwd
 * @returns {Promise<string>} what went wrong; empty for nothing
 */
const execute = (command, { instead = command, until, get, statuses = [0] }, cwd) =>
  new Promise((done) => {
    let printed = '';
    let isEnough = false;
    // A separate process group, so that processes started by npm end with it.
    const child = spawn(instead, { cwd, shell: true, detached: true });
    const end = () => {
      try {
        process.kill(-Number(child.pid), 'SIGTERM');
      } catch {
        // The process has already ended.
      }
    };
    const timer = setTimeout(end, TIMEOUT_MS);
    const read = async (/** @type {Buffer} */ data) => {
      printed += data;
      const [, address = ''] = (!isEnough && until?.exec(printed)) || [];
      if (isEnough || !until?.test(printed)) return;
      isEnough = true;
      if (get && !(await fetch(address)).ok) printed += `\n${address} does not respond`;
      else until = undefined;
      end();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (status) => {
      clearTimeout(timer);
      const isDone = isEnough ? until === undefined : statuses.includes(status ?? -1);
      done(isDone ? '' : `ended with ${status}\n${printed}`);
    });
  });

const copy = mkdtempSync(join(tmpdir(), 'skerry-commands-'));
cpSync('.', copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
// The copy is newer than the installed packages; installing again would empty the linked folder.
utimesSync(join(copy, 'package-lock.json'), 0, 0);
try {
  for (const [command, run] of Object.entries(runs)) {
    const startedAt = performance.now();
    const fault = await execute(command, run, copy);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${fault ? 'failed' : 'ok'}  ${seconds.padStart(5)} s  ${command}`);
    if (fault) {
      console.error(fault);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
