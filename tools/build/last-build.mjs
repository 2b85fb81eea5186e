import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Files and folders from which a build is made. */
export const inputs = [
  'src',
  'cli',
  'tools/build',
  'build.mjs',
  'package.json',
  'package-lock.json',
  'size-limits.json',
  'tsconfig.json',
  'tsconfig.types.json',
];

/** @typedef {'preact' | 'react'} Library */

/** @param {string} path @returns {Promise<string[]>} */
const filesOf = async (path) => {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.flatMap((each) => (each.isFile() ? join(each.parentPath, each.name) : [])).sort();
};

/** The digest of names and contents of all inputs in a folder. @param {string} root */
const digestInputs = async (root) => {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesOf(join(root, input))) {
      hash.update(`${relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
};

/** @param {Library} library @param {string} root */
const noteOf = (library, root) => join(root, `.cache/built-${library}.txt`);
/** The file whose existence indicates a complete build. */
const result = { preact: 'dist/skerry.js', react: 'dist/react/skerry.js' };

/**
 * Called before a build: from now on the existing output counts as outdated. Returns the function
 * to call after a complete build without faults.
 * @param {Library} library
 */
export const beginBuild = async (library, root = '.') => {
  const note = noteOf(library, root);
  await rm(note, { force: true });
  // Read before the build reads them: files changed in the meantime may or may not be included.
  const digest = await digestInputs(root);
  return async () => {
    await mkdir(dirname(note), { recursive: true });
    await writeFile(note, digest);
  };
};

/** Whether the last build of this kind was made from the current files. @param {Library} library */
export const isBuilt = async (library, root = '.') => {
  const note = noteOf(library, root);
  if (!existsSync(note) || !existsSync(join(root, result[library]))) return false;
  return (await readFile(note, 'utf8')) === (await digestInputs(root));
};
