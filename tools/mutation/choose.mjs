import { execFileSync } from 'node:child_process';
import { isCore } from './features.mjs';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Files that differ from the start of the branch, or on main from the last commit. @returns {Set<string>} */
const changedFiles = () => {
  /** @type {string} */
  let base = 'HEAD';
  try {
    base = git('merge-base', 'main', 'HEAD');
  } catch {
    // A clone without the branch.
  }
  return new Set(
    [
      ...git('diff', '--name-only', base).split('\n'),
      ...git('ls-files', '--others', '--exclude-standard').split('\n'),
    ].filter(Boolean),
  );
};

/**
 * The files to mutate, according to the options of the command.
 *
 * @param {readonly string[]} files
 * @param {{ only?: string | undefined, changed?: boolean | undefined, rules?: boolean | undefined
 * }} options
 */
export const chooseFiles = (files, { only, changed, rules }) => {
  const folder = only?.replace(/^src\/|\/$/g, '');
  const touched = changed ? changedFiles() : null;
  return files.filter(
    (file) =>
      (!folder || file === `src/${folder}` || file.startsWith(`src/${folder}/`)) &&
      (!touched || touched.has(file)) &&
      (!rules || isCore(file)),
  );
};
