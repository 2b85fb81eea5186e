import { readFile, readdir, writeFile } from 'node:fs/promises';
import { minify } from 'terser';

/**
 * Nearly every function of the loader and the core runs at once: with this hint Chromium compiles
 * them while they download, off the main thread (a tenth of the boot's script time, npm run bench).
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const HINT = '//# allFunctionsCalledOnLoad';
const isBoot = (/** @type {string} */ name) => /^(skerry|chunks\/main-[^/]+)\.js$/.test(name);

/**
 * Makes the bundler's output about five per cent smaller, gzip included: terser folds what esbuild
 * leaves. Only safe rules; `import()` keeps its literal address, which the runtime reads.
 * @param {string} outdir
 */
export const compress = async (outdir) => {
  const names = [
    'skerry.js',
    'skerry.all.js',
    'builder.js',
    ...(await readdir(`${outdir}/chunks`)).map((name) => `chunks/${name}`),
  ].filter((name) => name.endsWith('.js'));
  for (const name of names) {
    const path = `${outdir}/${name}`;
    const [source, map] = await Promise.all([
      readFile(path, 'utf8'),
      readFile(`${path}.map`, 'utf8'),
    ]);
    const isModule = name.startsWith('chunks/') || name === 'builder.js';
    const { code = '', map: composed } = await minify(source, {
      module: isModule,
      toplevel: isModule,
      ecma: 2020,
      compress: { passes: 2, keep_fargs: false },
      format: { quote_style: 2, semicolons: true, preamble: isBoot(name) ? HINT : '' },
      sourceMap: { content: map },
    });
    await writeFile(path, code);
    await writeFile(`${path}.map`, typeof composed === 'string' ? composed : '');
  }
};
