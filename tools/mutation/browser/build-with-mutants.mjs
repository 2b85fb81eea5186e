import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { CACHE } from '../sources.mjs';

/**
 * Builds the bundle of the code with all mutants, unless it exists.
 *
 * @param {string} hash of all inputs
 */
export const buildWithMutants = (hash) => {
  const mark = `${CACHE}/dist.hash`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  rmSync(mark, { force: true });
  // The bundler resolves packages relative to the folder that it starts in.
  if (!existsSync(`${CACHE}/node_modules`))
    symlinkSync('../../node_modules', `${CACHE}/node_modules`);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['../../tools/mutation/browser/build.mjs'],
    { cwd: CACHE, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The code with the mutants cannot be built.\n${stderr}`);
  writeFileSync(mark, hash);
};
