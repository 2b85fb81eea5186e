import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The file named by the package and by `/// <reference path>`: its address is stable. */
const entry = `/**
 * Types of window.skerry, of its events and of the configuration that the supported products print.
 * Without npm: copy the folder and write /// <reference path="…/types/skerry.d.ts" />
 */
export * from './public.js';
`;

const RELATIVE = /(from\s+|import\(\s*|import\s+)(['"])(\.{1,2}\/[^'"]+)\2/g;

/** Adds file extensions, which programs with Node's module resolution need. @param {string} folder */
const nameFiles = async (folder) => {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const path = join(folder, name);
    const text = await readFile(path, 'utf8');
    const named = text.replace(RELATIVE, (whole, before, quote, to) => {
      const target = join(dirname(path), to);
      if (existsSync(`${target}.d.ts`)) return `${before}${quote}${to}.js${quote}`;
      return existsSync(`${target}/index.d.ts`) ? `${before}${quote}${to}/index.js${quote}` : whole;
    });
    await writeFile(path, named);
  }
};

/** Declarations of the public surface. @param {string} outdir */
export const emitTypes = async (outdir) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json', '--outDir', `${outdir}/types`],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Declarations failed:\n${stdout}`);
  await nameFiles(`${outdir}/types`);
  await writeFile(`${outdir}/types/skerry.d.ts`, entry);
};
