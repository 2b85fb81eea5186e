import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { nameOfFile } from './files.mjs';

/** As the bundler writes them when it minifies. */
const IMPORT = /\bimport\{([^}]*)\}from"(\.\/[^"]+)"/g;

/**
 * Rewrites a bundled file so that it imports from each other file once, and each name once: the bundler
 * keeps one statement for every statement of every source. Rejects where a file does not export a name.
 * @param {import('esbuild').BuildOptions} common
 * @param {string} path the file, with its map inside
 * @param {ReadonlyMap<string, readonly string[]>} exportsOf what the files export, by their names
 */
export const mergeImports = async (common, path, exportsOf) => {
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  for (const [, list = '', address = ''] of (await readFile(path, 'utf8')).matchAll(IMPORT)) {
    const known = names.get(address) ?? new Set();
    names.set(address, known);
    for (const each of list.split(',')) known.add(each.replace(/ as .*/, ''));
  }
  for (const [address, wanted] of names) {
    const found = exportsOf.get(nameOfFile(address));
    const missing = [...wanted].filter((name) => !found?.includes(name));
    if (missing.length > 0)
      throw new Error(
        `${nameOfFile(address)} does not export ${missing.join()}, which ${basename(path)} needs.`,
      );
  }
  await build({
    ...common,
    entryPoints: [path],
    format: 'esm',
    outfile: path,
    allowOverwrite: true,
    plugins: [
      {
        name: 'merge imports',
        setup(bundler) {
          bundler.onResolve({ filter: /./ }, ({ path: address, kind, namespace }) => {
            if (kind === 'entry-point') return null;
            const isMerged = kind === 'import-statement' && namespace === 'file';
            return isMerged && names.has(address)
              ? { path: address, namespace: 'merged', sideEffects: false }
              : { path: address, external: true, sideEffects: false };
          });
          bundler.onLoad({ filter: /./, namespace: 'merged' }, ({ path: address }) => ({
            contents: `export { ${[...(names.get(address) ?? [])].join()} } from '${address}';`,
          }));
        },
      },
    ],
  });
};
