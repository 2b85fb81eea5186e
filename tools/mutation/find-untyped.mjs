import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { CACHE } from './sources.mjs';

/** @typedef {{ file: string, start: number, end: number, becomes: string, key: string }} Placed */

/** Parallel runs do not interfere. */
const ROOT = `${CACHE}/types-${process.pid}`;
const CONFIG = {
  extends: '../../../tsconfig.json',
  compilerOptions: { types: ['node'] },
  include: ['src'],
  exclude: [],
};

/** The mutants lack the casts of the source, and would be rejected because of that. */
const CAST = /\s(as|satisfies)\s/;

/** The number of copies checked at once, limited by the memory of a small machine. */
const AT_ONCE = 600;
const FAULT = /^\.cache\/mutation\/types-\d+\/(\S+?)\(\d+,\d+\): error/gm;

/** @type {import('node:child_process').ChildProcess | null} */
let checking = null;

/** Ends a type check with its child processes, and deletes its copy of the source. */
export const endTypes = () => {
  if (checking?.pid) process.kill(-checking.pid, 'SIGKILL');
  rmSync(ROOT, { recursive: true, force: true });
};

/** @returns {Promise<string>} what the type check says */
const checkTypes = () =>
  new Promise((resolve) => {
    const args = ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', ROOT];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      // A separate process group, which can be ended as a whole.
      detached: true,
    });
    checking = child;
    if (child.pid) setPriority(child.pid, 10);
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.on('close', () => {
      checking = null;
      resolve(output);
    });
  });

/**
 * `src/a.ts` → `src/a.mutant-3.ts`: in the same folder, so that its imports resolve. @param
 * {string} file @param {number | string} at
 */
const copyOf = (file, at) => file.replace(/(\.tsx?)$/, `.mutant-${at}$1`);

/**
 * Mutants that do not build: the type check, a part of each build, rejects them. Each is in a copy of its file
 * beside it, which nothing imports, so that many are looked at in one check. One that would only be at odds with other
 * files is not found: it is taken for a mistake that tests have to notice.
 *
 * @param {readonly Placed[]} mutants
 * @param {(done: number, of: number) => void} [onProgress]
 * @returns {Promise<Set<string>>} their keys
 */
export const findUntyped = async (mutants, onProgress = () => {}) => {
  /** @type {Set<string>} */
  const untyped = new Set();
  for (let from = 0; from < mutants.length; from += AT_ONCE) {
    onProgress(from, mutants.length);
    const now = mutants.slice(from, from + AT_ONCE);
    rmSync(ROOT, { recursive: true, force: true });
    mkdirSync(ROOT, { recursive: true });
    cpSync('src', `${ROOT}/src`, { recursive: true });
    writeFileSync(`${ROOT}/tsconfig.json`, JSON.stringify(CONFIG));
    for (const [at, { file, start, end, becomes }] of now.entries()) {
      const source = readFileSync(file, 'utf8');
      if (CAST.test(source.slice(start, end))) continue;
      // If an unchanged copy is rejected, nothing is known about the mutants of that file.
      writeFileSync(`${ROOT}/${copyOf(file, 'none')}`, source);
      const broken = source.slice(0, start) + becomes + source.slice(end);
      writeFileSync(`${ROOT}/${copyOf(file, at)}`, broken);
    }
    const output = await checkTypes();
    const faulty = new Set([...output.matchAll(FAULT)].map(([, file]) => file));
    for (const [at, { file, key }] of now.entries()) {
      if (faulty.has(copyOf(file, at)) && !faulty.has(copyOf(file, 'none'))) untyped.add(key);
    }
  }
  rmSync(ROOT, { recursive: true, force: true });
  return untyped;
};
