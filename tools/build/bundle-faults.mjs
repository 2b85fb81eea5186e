import { build } from 'esbuild';

/**
 * What tells the site of faults: beside the loader, and not among the files of the build, for no page fetches
 * it on which all is well.
 * @param {string} outdir
 * @param {string} version
 */
export const bundleFaults = async (outdir, version) => {
  await build({
    entryPoints: ['src/runtime/faults/tell.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    outfile: `${outdir}/faults.js`,
    define: { SKERRY_VERSION: JSON.stringify(version) },
  });
};
