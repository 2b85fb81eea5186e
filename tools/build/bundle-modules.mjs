import { readFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { build } from 'esbuild';
import { DIGEST, files, isCopied, RUNTIME } from './files.mjs';
import { mergeImports } from './merge-imports.mjs';
import { shortNames } from './short-names.mjs';

/** A path as written in metafiles. @param {string} path */
const fromHere = (path) => relative(process.cwd(), path).replaceAll('\\', '/');

/**
 * The name of the file that contains a source: from the table, or its own name, `slider` for
 * `src/modules/slider/slider.tsx`; if the table uses that name, prefixed with the folder's name.
 * Sources arrive in any order, so no other rule may depend on the first one.
 */
const createNames = () => {
  const listed = Object.entries(files).flatMap(([name, sources]) =>
    sources.map((source) => /** @type {const} */ ([source, name])),
  );
  const names = new Map(listed);
  /** @type {Map<string, string>} */
  const taken = new Map(Object.keys(files).map((name) => [name, 'the table']));
  return (/** @type {string} */ source) => {
    const known = names.get(source);
    if (known) return known;
    const parts = source.replace(/(\/index)?\.tsx?$/, '').split('/');
    const short = parts.at(-1) ?? '';
    const name = short in files ? parts.slice(-2).join('-') : short;
    const other = taken.get(name);
    if (other) throw new Error(`The files of ${source} and ${other} would both be called ${name}.`);
    taken.set(name, source);
    names.set(source, name);
    return name;
  };
};

/**
 * Whether any file names an export of another one: in an import, or in a string, as definitions do.
 * Exports that only tests import need not be exported by a file of the build.
 * @param {readonly string[]} codes of all files, minified, with inline source maps
 * @returns {(name: string) => boolean}
 */
const namedIn = (codes) => {
  const words = new Set(
    codes.flatMap(
      (code) =>
        code.replace(/\bexport\{[^}]*\}|\n\/\/# sourceMappingURL.*/g, '').match(/[\w$]+/g) ?? [],
    ),
  );
  return (name) => words.has(name);
};

/**
 * Bundles the ES modules: the files of the table, and one for each other source that is imported by
 * `import()`. Sources in a file of the table are imported from that file, so that no source is in
 * two files.
 * @param {import('esbuild').BuildOptions} common
 * @param {string} outdir
 * @returns {Promise<{ metafile: import('esbuild').Metafile, sources: ReadonlyMap<string, readonly
 * string[]> }>}
 * of all files together, and the sources that each is fetched for
 */
export const bundleModules = async (common, outdir) => {
  const fetchedIn = createNames();
  /** @type {Map<string, string>} source → file of the table that holds it */
  const holders = new Map();
  /** @type {Map<string, import('./merge-imports.mjs').Names>} file of the table → what it exports */
  const namesOf = new Map();
  /** @type {Map<string, readonly string[]>} */
  const wanted = new Map(Object.entries(files));
  /** @type {import('esbuild').Metafile} */
  const all = { inputs: {}, outputs: {} };
  /** @type {{ name: string, outfile: string, exported: readonly string[], short: ReadonlyMap<string, string>, code: string }[]} */
  const bundled = [];

  const address = (/** @type {string} */ file) => `./${file}-${DIGEST}.js`;

  /** @param {string} name @returns {import('esbuild').Plugin} */
  const cutAtFiles = (name) => ({
    name: 'cut at files',
    setup(bundler) {
      bundler.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || pluginData === 'resolving') return null;
        const resolved = await bundler.resolve(path, { kind, resolveDir, pluginData: 'resolving' });
        const source = fromHere(resolved.path);
        if (kind === 'dynamic-import') {
          const file = fetchedIn(source);
          if (!wanted.has(file)) wanted.set(file, [source]);
          return { path: address(file), external: true };
        }
        const holder = holders.get(source);
        // No source has side effects on import, so unused ones are left out.
        if (!holder || holder === name) return { ...resolved, sideEffects: false };
        return { path: address(holder), external: true, sideEffects: false };
      });
    },
  });

  for (const [name, sources] of wanted) {
    const outfile = `${outdir}/chunks/${name}-${DIGEST}.js`;
    const { metafile } = await build({
      ...common,
      metafile: true,
      sourcemap: 'inline',
      stdin: {
        contents: sources.map((source) => `export * from './${source}';`).join('\n'),
        resolveDir: process.cwd(),
        sourcefile: `${name}.file`,
      },
      format: 'esm',
      outfile,
      plugins: [cutAtFiles(name)],
    });
    bundled.push({
      name,
      outfile,
      exported: Object.values(metafile.outputs)[0]?.exports ?? [],
      short: await shortNames(sources),
      code: await readFile(outfile, 'utf8'),
    });
    Object.assign(all.inputs, metafile.inputs);
    for (const [path, output] of Object.entries(metafile.outputs)) {
      const imports = output.imports.map((each) => ({
        ...each,
        path: each.external ? `${dirname(path)}/${basename(each.path)}` : each.path,
      }));
      all.outputs[path] = { ...output, imports };
    }
    if (!(name in files)) continue;
    for (const output of Object.values(metafile.outputs)) {
      for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
        if (bytesInOutput > 0 && !isCopied(input)) holders.set(input, name);
      }
    }
  }
  const isNamed = namedIn(bundled.map(({ code }) => code));
  for (const { name, exported, short } of bundled) {
    const kept = exported.filter((each) => isNamed(each) || short.has(each) || name === RUNTIME);
    namesOf.set(name, new Map(kept.map((each) => [each, short.get(each) ?? each])));
  }
  for (const { outfile } of bundled) await mergeImports(common, outfile, namesOf);
  return { metafile: all, sources: wanted };
};
