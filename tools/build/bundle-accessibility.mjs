import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build } from 'esbuild';

/**
 * Bundles the files that only the accessibility check needs: axe-core as published, with its
 * licence at the top, and the inspector's code for reading its results. Neither counts as a file of
 * the build, because visitors do not fetch them.
 * @param {string} outdir
 */
export const bundleAccessibility = async (outdir) => {
  const { resolve } = createRequire(import.meta.url);
  await copyFile(resolve('axe-core/axe.min.js'), `${outdir}/axe.js`);
  await build({
    entryPoints: ['src/runtime/accessibility/check-page.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    outfile: `${outdir}/accessibility.js`,
  });
};
