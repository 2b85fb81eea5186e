import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { build } from 'esbuild';

/** Not a type, `typeof import('…')`. */
const DYNAMIC = /(?<!typeof )\bimport\('([^']+)'\)/g;

/** The text after the `load` of a definition. */
const EXPORTED = /^,\s*exported: '(\w+)'/;

/** The exports of a source. @param {string} path @returns {Promise<readonly string[]>} */
const readExports = async (path) => {
  const { metafile } = await build({
    entryPoints: [path],
    write: false,
    metafile: true,
    format: 'esm',
  });
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
};

/**
 * For the file with everything: lazily imported code is in the same file. With plain imports of
 * single names, esbuild can merge all modules into one scope, without a function around each or an
 * object of getters for its exports.
 * @returns {import('esbuild').Plugin}
 */
export const importAtOnce = () => ({
  name: 'import at once',
  setup(bundler) {
    bundler.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      let imports = '';
      let contents = source;
      for (const { 0: call, 1: address = '', index } of source.matchAll(DYNAMIC)) {
        const resolveDir = resolve(path, '..');
        const found = await bundler.resolve(address, { kind: 'dynamic-import', resolveDir });
        // A definition names the export that it starts: the others need no name in the object.
        const [, exported] = EXPORTED.exec(source.slice(index + call.length)) ?? [];
        const names = exported ? [exported] : await readExports(found.path);
        // The same module may be imported twice: each import gets its own name.
        const own = (/** @type {string} */ name) => `${name}$${imports.length}`;
        const object = names.map((name) => `${name}: ${own(name)}`).join();
        contents = contents.replace(call, () => `Promise.resolve({ ${object} })`);
        const list = names.map((name) => `${name} as ${own(name)}`).join();
        imports += `import { ${list} } from '${address}';`;
      }
      const loader = extname(path) === '.tsx' ? 'tsx' : 'ts';
      // On the first line, so that the map keeps the lines of the file.
      return { contents: imports + contents, loader };
    });
  },
});
