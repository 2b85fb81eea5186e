import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { CACHE } from './sources.mjs';

/** @typedef {{ file: string, start: number, end: number, becomes: string, key: string }} Placed */

/** Two runs at once are not in each other's way. */
const ROOT = `${CACHE}/types-${process.pid}`;
const CONFIG = {
  extends: '../../../tsconfig.json',
  compilerOptions: { types: ['node'] },
  include: ['src'],
  exclude: [],
};

/** @type {import('node:child_process').ChildProcess | null} */
let checking = null;

/** Ends a type check, with what it has started, and takes its copy of the source away. */
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
      // A group of its own, which can be ended as one.
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

/** Files with errors when the given mutants are in their files. @param {readonly Placed[]} mutants */
const faultyFiles = async (mutants) => {
  for (const { file, start, end, becomes } of mutants) {
    const source = readFileSync(file, 'utf8');
    writeFileSync(`${ROOT}/${file}`, source.slice(0, start) + becomes + source.slice(end));
  }
  const output = await checkTypes();
  for (const { file } of mutants) cpSync(file, `${ROOT}/${file}`);
  return new Set(
    [...output.matchAll(/^\.cache\/mutation\/types-\d+\/(\S+?)\(\d+,\d+\): error/gm)].map(
      ([, file]) => file ?? '',
    ),
  );
};

/** One of each file at a time, so that they do not meet. @param {readonly Placed[]} mutants */
const inRounds = (mutants) => {
  /** @type {Placed[][]} */
  const rounds = [];
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const mutant of mutants) {
    const at = counts.get(mutant.file) ?? 0;
    counts.set(mutant.file, at + 1);
    (rounds[at] ??= []).push(mutant);
  }
  return rounds;
};

/**
 * Mutants that do not build: the type check, a part of each build, refuses them. Many are looked at in one check;
 * those that are found once more in other company are at fault themselves. One whose errors all are in other files is
 * not found: it is taken for a mistake that tests have to notice.
 *
 * @param {readonly Placed[]} mutants
 * @param {(done: number, of: number) => void} [onProgress]
 * @returns {Promise<Set<string>>} their keys
 */
export const findUntyped = async (mutants, onProgress = () => {}) => {
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(ROOT, { recursive: true });
  cpSync('src', `${ROOT}/src`, { recursive: true });
  writeFileSync(`${ROOT}/tsconfig.json`, JSON.stringify(CONFIG));
  const look = async (/** @type {readonly Placed[]} */ some) => {
    /** @type {Placed[]} */
    const found = [];
    const rounds = inRounds(some);
    for (const [at, round] of rounds.entries()) {
      onProgress(at, rounds.length);
      const faulty = await faultyFiles(round);
      found.push(...round.filter(({ file }) => faulty.has(file)));
    }
    return found;
  };
  const suspects = await look(mutants);
  // In the other order, so that each stands beside others.
  const found = await look([...suspects].reverse());
  rmSync(ROOT, { recursive: true, force: true });
  return new Set(found.map(({ key }) => key));
};
