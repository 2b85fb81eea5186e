import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { importedScripts } from './files.mjs';
import { minifyCached } from './minify-cached.mjs';

/**
 * Nearly every function of these runs when a page boots: with this hint Chromium compiles them while
 * they download, off the main thread (a quarter of the boot's script time, npm run bench:boot).
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const HINT = '//# allFunctionsCalledOnLoad';
const BOOT = /^(skerry|skerry\.core|(runtime|ui|consent|shop|panels|slider)-\w+)\.js$/;

/**
 * Makes the bundler's output about five per cent smaller, gzip included: terser folds more than
 * esbuild. Only safe rules; `import()` keeps its literal address, which the runtime reads.
 * @param {string} outdir
 * @param {readonly string[]} paths
 */
export const compress = async (outdir, paths) => {
  const isModules = paths.every((path) => path.startsWith(`${outdir}/chunks/`));
  const folder = `.cache/terser/${outdir.replaceAll('/', '-')}-${isModules ? 'modules' : 'scripts'}`;
  const { minify, prune } = await minifyCached(folder);
  for (const path of paths) {
    const [source, map] = await Promise.all([
      readFile(path, 'utf8'),
      readFile(`${path}.map`, 'utf8'),
    ]);
    const name = basename(path);
    const isModule = isModules || importedScripts.has(name);
    const minified = await minify(source, map, {
      module: isModule,
      toplevel: isModule,
      ecma: 2020,
      compress: { passes: 3, keep_fargs: false },
      format: {
        quote_style: 2,
        semicolons: true,
        preamble: BOOT.test(name) ? HINT : '',
      },
    });
    await writeFile(path, minified.code);
    await writeFile(`${path}.map`, minified.map);
  }
  await prune();
};
