import { build } from 'esbuild';
import { bundleModules } from './bundle-modules.mjs';
import { compress } from './compress.mjs';
import { importedScripts, nameOfFile, RUNTIME, scripts } from './files.mjs';
import { importAtOnce } from './import-at-once.mjs';
import { stamp } from './stamp.mjs';

/**
 * @typedef {'preact' | 'react'} Library
 * @typedef {{ outdir: string, chunks: import('esbuild').Metafile, loader: import('esbuild').Metafile,
 *   sources: ReadonlyMap<string, readonly string[]> }} Bundled
 */

/** The names that the source imports, and the packages behind them in the default build. */
const preact = {
  react: './src/runtime/react/react.ts',
  'react-dom': './src/runtime/react/react-dom.ts',
  'react-dom/client': './src/runtime/react/client.ts',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/**
 * Files that share no chunk with the others, because they are fetched when those cannot be loaded,
 * or by editors.
 */
const alone = {
  'builder.js': 'src/builder/library.ts',
  'originals.js': 'src/originals.ts',
  'safety-net.js': 'src/safety-net.ts',
  'safety-net-faults.js': 'src/safety-net.ts',
  'faults.js': 'src/fault-reports.ts',
};

/**
 * Bundles the ES modules, the classic loaders that import them, everything in one classic file, and
 * the standalone files.
 * @param {{ library: Library, outdir: string, version: string, isQuick: boolean }} options quick is
 * not compressed
 * @returns {Promise<Bundled>}
 */
export const bundle = async ({ library, outdir, version, isQuick }) => {
  /** @type {import('esbuild').BuildOptions & { metafile: true }} */
  const common = {
    bundle: true,
    minify: true,
    metafile: true,
    // Without the comment that names the map: it is forty bytes in every chunk, and visitors do not
    // need the map.
    sourcemap: 'external',
    target: 'es2022',
    // Names inside the output depend on the paths of the sources, which must be the same as in a fresh clone.
    preserveSymlinks: true,
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    alias: library === 'preact' ? preact : {},
    define: {
      SKERRY_VERSION: JSON.stringify(version),
      SKERRY_IS_WHOLE: 'false',
      SKERRY_IS_PREACT: String(library === 'preact'),
      'process.env.NODE_ENV': '"production"',
    },
  };
  const finish = isQuick ? async () => {} : compress;

  const { metafile, sources } = await bundleModules(common, outdir);
  const modules = Object.keys(metafile.outputs).filter((path) => path.endsWith('.js'));
  await finish(outdir, modules);
  const chunks = await stamp(metafile, modules);
  const runtime = Object.keys(chunks.outputs).find((path) => nameOfFile(path) === RUNTIME);
  if (!runtime) throw new Error('The bundler gave no runtime.');

  const { metafile: loader } = await build({
    ...common,
    entryPoints: { skerry: 'src/skerry.ts', 'skerry.core': 'src/skerry.core.ts' },
    format: 'iife',
    outdir,
    define: {
      ...common.define,
      SKERRY_RUNTIME: JSON.stringify(runtime.slice(outdir.length + 1)),
    },
  });
  await build({
    ...common,
    entryPoints: ['src/skerry.all.ts'],
    format: 'iife',
    outfile: `${outdir}/skerry.all.js`,
    define: { ...common.define, SKERRY_IS_WHOLE: 'true' },
    plugins: [importAtOnce()],
  });
  for (const [name, entry] of Object.entries(alone)) {
    await build({
      ...common,
      entryPoints: [entry],
      format: importedScripts.has(name) ? 'esm' : 'iife',
      outfile: `${outdir}/${name}`,
      define: { ...common.define, SKERRY_REPORTS: String(name === 'safety-net-faults.js') },
    });
  }
  await finish(
    outdir,
    scripts.map((name) => `${outdir}/${name}`),
  );
  return { outdir, chunks, loader, sources };
};
