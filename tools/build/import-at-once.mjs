import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { build } from 'esbuild';

/** Not a type, `typeof import('…')`. */
const DYNAMIC = /(?<!typeof )\bimport\('([^']+)'\)/g;

/** What stands after the `load` of a definition. */
const EXPORTED = /^,\s*exported: '(\w+)'/;

/** What a source exports. @param {string} path @returns {Promise<readonly string[]>} */
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
 * For the file with everything: what is imported later stands in the same file all the same. Taken as
 * plain imports of single names, esbuild can put all modules in one scope, without a function around
 * each or an object of getters for what it exports.
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
        // A definition says which export it starts: the others need no name in the object.
        const [, exported] = EXPORTED.exec(source.slice(index + call.length)) ?? [];
        const names = exported ? [exported] : await readExports(found.path);
        // The same module may be asked for twice: a name of its own for each time.
        const own = (/** @type {string} */ name) => `${name}$${imports.length}`;
        const object = names.map((name) => `${name}: ${own(name)}`).join();
        contents = contents.replace(call, () => `Promise.resolve({ ${object} })`);
        const list = names.map((name) => `${name} as ${own(name)}`).join();
        imports += `import { ${list} } from '${address}';`;
      }
      const loader = extname(path) === '.tsx' ? 'tsx' : 'ts';
      // On the first line, so that the map's lines stay those of the file.
      return { contents: imports + contents, loader };
    });
  },
});
