import { build } from 'esbuild';
import { importAtOnce } from './import-at-once.mjs';

/**
 * @typedef {'preact' | 'react'} Library
 * @typedef {{ outdir: string, chunks: import('esbuild').Metafile, loader: import('esbuild').Metafile,
 *   all: import('esbuild').Metafile, builder: import('esbuild').Metafile, main: string }} Bundled
 */

/** The names that the source imports, and what stands behind them in the default build. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/**
 * Bundles the three scripts: the ES modules, the classic loader that imports them, and everything in
 * one classic file; and the module for editors, `skerry/builder`, which shares no chunk with them.
 * @param {{ library: Library, outdir: string, version: string }} options
 * @returns {Promise<Bundled>}
 */
export const bundle = async ({ library, outdir, version }) => {
  /** @type {import('esbuild').BuildOptions & { metafile: true }} */
  const common = {
    bundle: true,
    minify: true,
    metafile: true,
    // Without the comment that names the map: forty bytes of every chunk, and visitors need no map.
    sourcemap: 'external',
    target: 'es2022',
    // Names of chunks depend on the paths of their sources: the same here as in a fresh clone.
    preserveSymlinks: true,
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    alias: library === 'preact' ? preact : {},
    define: {
      SKERRY_VERSION: JSON.stringify(version),
      'process.env.NODE_ENV': '"production"',
    },
  };

  const { metafile: chunks } = await build({
    ...common,
    entryPoints: { main: 'src/main.ts' },
    format: 'esm',
    splitting: true,
    outdir: `${outdir}/chunks`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
  /** @param {string} source */
  const chunkOf = (source) => {
    const found = Object.entries(chunks.outputs).find(
      ([, { entryPoint }]) => entryPoint === source,
    );
    if (!found) throw new Error(`The bundler gave no chunk of ${source}.`);
    return { path: found[0], imports: found[1].imports };
  };
  /** From the loader's folder. @param {string} path */
  const address = (path) => path.slice(outdir.length + 1);
  /** @param {string} source */
  const importsOf = (source) =>
    chunkOf(source)
      .imports.filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => address(path));
  const { path: main } = chunkOf('src/main.ts');
  const services = importsOf('src/runtime/services.ts');
  const dom = importsOf('src/runtime/dom/index.ts').filter((each) => !services.includes(each));

  const { metafile: loader } = await build({
    ...common,
    entryPoints: ['src/skerry.ts'],
    format: 'iife',
    outfile: `${outdir}/skerry.js`,
    define: {
      ...common.define,
      SKERRY_MAIN: JSON.stringify(address(main)),
      SKERRY_IMPORTS: JSON.stringify({ services, dom }),
    },
  });
  const { metafile: all } = await build({
    ...common,
    entryPoints: ['src/skerry.all.ts'],
    format: 'iife',
    outfile: `${outdir}/skerry.all.js`,
    plugins: [importAtOnce()],
  });
  const { metafile: builder } = await build({
    ...common,
    entryPoints: ['src/builder/library.ts'],
    format: 'esm',
    outfile: `${outdir}/builder.js`,
  });
  return { outdir, chunks, loader, all, builder, main };
};
