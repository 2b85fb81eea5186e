import { readFile, rm, watch, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { bundle } from './tools/build/bundle.mjs';
import { bundleAccessibility } from './tools/build/bundle-accessibility.mjs';
import { bundleInventory } from './tools/build/bundle-inventory.mjs';
import { checkBundle } from './tools/build/check-bundle.mjs';
import { emitTypes } from './tools/build/emit-types.mjs';
import { beginBuild } from './tools/build/last-build.mjs';
import { measure } from './tools/build/measure.mjs';
import { printTable } from './tools/build/print-table.mjs';
import { writeIntegrity } from './tools/build/write-integrity.mjs';

const { values: options } = parseArgs({
  options: { react: { type: 'boolean' }, watch: { type: 'boolean' } },
});

const library = options.react ? 'react' : 'preact';
const outdir = options.react ? 'dist/react' : 'dist';

const build = async () => {
  const remember = await beginBuild(library);
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  // Not the whole folder: that of the other build is inside it. While watching, open pages may still
  // fetch the files of the build before.
  for (const part of options.watch ? [] : ['chunks', 'types']) {
    await rm(`${outdir}/${part}`, { recursive: true, force: true });
  }
  const bundled = await bundle({ library, outdir, version, isQuick: options.watch === true });
  const limits = JSON.parse(await readFile('size-limits.json', 'utf8'));
  // The limits are promises about the default build: React is several times Preact's size, and files
  // are not compressed while watching.
  const isLimited = !options.react && !options.watch;
  const sizes = await measure(bundled, isLimited ? limits : {});
  await writeFile(`${outdir}/sizes.json`, `${JSON.stringify(sizes, null, 2)}\n`);
  await writeIntegrity(outdir);
  await bundleAccessibility(outdir);
  if (!options.react && !options.watch) {
    await emitTypes(outdir);
    await bundleInventory(outdir);
  }
  printTable(sizes);
  const faults = checkBundle(bundled, sizes);
  for (const fault of faults) console.error(`build: ${fault}`);
  if (faults.length === 0 && !options.watch) await remember();
  return faults.length === 0;
};

if (!(await build())) process.exitCode = 1;

if (options.watch) {
  for await (const { filename } of watch('src', { recursive: true })) {
    console.log(`\n${filename} changed`);
    await build().catch((error) => console.error(String(error)));
  }
}
