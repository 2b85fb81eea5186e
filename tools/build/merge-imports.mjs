import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import { nameOfFile } from './files.mjs';

/** Imports as the bundler prints them when it minifies. */
const IMPORT = /\bimport\{([^}]*)\}from"(\.\/[^"]+)"/g;

/**
 * The imports of a bundled file from each other file, by address. @param {string} code
 * @returns {Map<string, Set<string>>}
 */
const importsOf = (code) => {
  const names = new Map();
  for (const [, list = '', address = ''] of code.matchAll(IMPORT)) {
    const known = names.get(address) ?? new Set();
    names.set(address, known);
    for (const each of list.split(',')) known.add(each.replace(/ as .*/, ''));
  }
  return names;
};

/** @typedef {ReadonlyMap<string, string>} Names what a file exports, by their names in the source */

/**
 * Rewrites a bundled file so that it imports from each other file once, and each name once: the
 * bundler keeps one statement for every statement of every source, with all names, used or not.
 * Names exported by lists get their short name. Rejects if a file does not export a name.
 * @param {import('esbuild').BuildOptions} common
 * @param {string} path the file, with its inline source map
 * @param {ReadonlyMap<string, Names>} namesOf of the file itself and of those above it
 */
export const mergeImports = async (common, path, namesOf) => {
  const imports = importsOf(await readFile(path, 'utf8'));
  const nameIn = (/** @type {string} */ address, /** @type {string} */ name) =>
    namesOf.get(nameOfFile(address))?.get(name);
  /** @param {Map<string, Set<string>>} used by its short names */
  const rejectMissing = (used) => {
    for (const [address, names] of imports) {
      const missing = [...names].filter(
        (name) => !nameIn(address, name) && used.get(address)?.has(name),
      );
      if (missing.length > 0)
        throw new Error(
          `${nameOfFile(address)} does not export ${missing.join()}, which ${basename(path)} needs.`,
        );
    }
  };

  const reexport = (/** @type {string} */ address, /** @type {readonly string[]} */ names) => {
    const list = names.map((name) => `${nameIn(address, name) ?? name} as ${name}`);
    return `export { ${list.join()} } from '${address}';`;
  };
  /** @param {(address: string, names: readonly string[]) => string} contentsOf @param {boolean} write */
  const rewrite = (contentsOf, write) =>
    build({
      ...common,
      stdin: {
        contents: `export { ${[...(namesOf.get(nameOfFile(path)) ?? [])]
          .map(([name, short]) => `${name} as ${short}`)
          .join()} } from './${basename(path)}';`,
        resolveDir: dirname(path),
      },
      format: 'esm',
      outfile: path,
      allowOverwrite: true,
      // With `import * as`, a name that the other file does not export would be undefined.
      logOverride: { 'import-is-undefined': 'error' },
      write,
      plugins: [
        {
          name: 'merge imports',
          setup(bundler) {
            bundler.onResolve({ filter: /./ }, ({ path: address, kind, namespace, importer }) => {
              if (importer === '<stdin>') return { path: resolve(path) };
              const isMerged = kind === 'import-statement' && namespace === 'file';
              return isMerged && imports.has(address)
                ? { path: address, namespace: 'merged', sideEffects: false }
                : { path: address, external: true, sideEffects: false };
            });
            bundler.onLoad({ filter: /./, namespace: 'merged' }, ({ path: address }) => ({
              contents: contentsOf(address, [...(imports.get(address) ?? [])]),
            }));
          },
        },
      ],
    });

  // One statement for each name, so that unused ones are removed.
  const { outputFiles = [] } = await rewrite(
    (address, names) => names.map((name) => reexport(address, [name])).join(''),
    false,
  );
  const used = importsOf(outputFiles.find((file) => !file.path.endsWith('.map'))?.text ?? '');
  rejectMissing(used);
  await rewrite((address, names) => {
    const isUsed = (/** @type {string} */ name) =>
      used.get(address)?.has(nameIn(address, name) ?? '') === true;
    const unused = names.filter((name) => !isUsed(name));
    return [
      reexport(address, names.filter(isUsed)),
      ...unused.map((name) => reexport(address, [name])),
    ].join('');
  }, true);
};
