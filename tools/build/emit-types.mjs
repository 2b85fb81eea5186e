import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';

/** What the package and `/// <reference path>` name: one address that stays. */
const entry = `/**
 * Types of window.skerry, of its events and of the configuration that the supported products print.
 * Without npm: copy the folder and write /// <reference path="…/types/skerry.d.ts" />
 */
export * from './public';
`;

/** Declarations of the public surface. @param {string} outdir */
export const emitTypes = async (outdir) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json', '--outDir', `${outdir}/types`],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Declarations failed:\n${stdout}`);
  await writeFile(`${outdir}/types/skerry.d.ts`, entry);
};
