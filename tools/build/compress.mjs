import { readFile, readdir, writeFile } from 'node:fs/promises';
import { minifyCached } from './minify-cached.mjs';

/**
 * Nearly every function of these runs when a page boots: with this hint Chromium compiles them while
 * they download, off the main thread (a quarter of the boot's script time, npm run bench:boot).
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const HINT = '//# allFunctionsCalledOnLoad';
const BOOT = /^(skerry|chunks\/(main|services|banner|cart|panels|slider|enhancements)-[^/]+)\.js$/;
/** The UI library and the hooks, the kit: what several chunks share has no name of its own. */
const SHARED = /^chunks\/chunk-/;
const SHARED_BYTES = 10_000;

/** @param {string} name @param {string} source */
const isBoot = (name, source) =>
  BOOT.test(name) || (SHARED.test(name) && source.length > SHARED_BYTES);

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
  const { minify, prune } = await minifyCached(`.cache/terser/${outdir.replaceAll('/', '-')}`);
  for (const name of names) {
    const path = `${outdir}/${name}`;
    const [source, map] = await Promise.all([
      readFile(path, 'utf8'),
      readFile(`${path}.map`, 'utf8'),
    ]);
    const isModule = name.startsWith('chunks/') || name === 'builder.js';
    const minified = await minify(source, map, {
      module: isModule,
      toplevel: isModule,
      ecma: 2020,
      compress: { passes: 2, keep_fargs: false },
      format: { quote_style: 2, semicolons: true, preamble: isBoot(name, source) ? HINT : '' },
    });
    await writeFile(path, minified.code);
    await writeFile(`${path}.map`, minified.map);
  }
  await prune();
};
