import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { instrument } from './instrumenter.mjs';

export const CACHE = '.cache/mutation';

/** @param {string[]} parts */
export const hashOf = (...parts) => createHash('sha1').update(parts.join('\0')).digest('hex');

/** Whatever makes other mutants, or other code of them, is read again. */
export const VERSION = hashOf(
  ...['instrumenter', 'excluded', 'numbers'].map((name) =>
    readFileSync(new URL(`${name}.mjs`, import.meta.url), 'utf8'),
  ),
);

/** Every file of `src` that git has or could have. @returns {string[]} */
export const sourceFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((name) => /\.tsx?$/.test(name) && existsSync(name))
    .sort();

/**
 * @typedef {import('./instrumenter.mjs').Mutant & { file: string, key: string }} SourceMutant
 * with a key that stays while the file does
 */

/** Where the code of a file with its mutants is written. @param {string} name */
export const instrumentedPath = (name) => `${CACHE}/${name}`;

/**
 * Writes the file with its mutants where the tests find it, or takes what an earlier run has written.
 *
 * @param {string} name
 * @returns {Promise<{ hash: string, mutants: SourceMutant[] }>}
 */
export const instrumentFile = async (name) => {
  const content = readFileSync(name, 'utf8');
  const hash = hashOf(VERSION, name, content);
  const path = instrumentedPath(name);
  const list = `${path}.json`;
  /** @type {{ hash: string, mutants: import('./instrumenter.mjs').Mutant[] }} */
  let kept = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { hash: '', mutants: [] };
  if (kept.hash !== hash) {
    const { code, mutants } = await instrument(name, content);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
    kept = { hash, mutants };
    writeFileSync(list, JSON.stringify(kept));
  }
  const mutants = kept.mutants.map((mutant) => ({
    ...mutant,
    file: name,
    key: hashOf(hash, mutant.mutator, `${mutant.start}-${mutant.end}`, mutant.becomes),
  }));
  return { hash, mutants };
};
