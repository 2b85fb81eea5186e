import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build } from 'esbuild';

/**
 * What only the accessibility check needs: axe-core as it was published, with its licence at the top, and what
 * the inspector reads its results with. Neither counts among the files of the build: no visitor fetches them.
 * @param {string} outdir
 */
export const bundleAccessibility = async (outdir) => {
  const { resolve } = createRequire(import.meta.url);
  await copyFile(resolve('axe-core/axe.min.js'), `${outdir}/axe.js`);
  await build({
    entryPoints: ['src/runtime/accessibility/look-over.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    outfile: `${outdir}/accessibility.js`,
  });
};
