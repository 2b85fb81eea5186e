import { rm } from 'node:fs/promises';
import { bundle } from '../../build/bundle.mjs';
import { bundleAccessibility } from '../../build/bundle-accessibility.mjs';
import { measure } from '../../build/measure.mjs';
import { writeFile } from 'node:fs/promises';
import { writeIntegrity } from '../../build/write-integrity.mjs';

/**
 * The build of the code with the mutants. It starts in their folder, which has a `src` like the
 * project's.
 */
const outdir = 'dist';
await rm(outdir, { recursive: true, force: true });
const bundled = await bundle({ library: 'preact', outdir, version: '0.0.0', isQuick: true });
await writeFile(`${outdir}/sizes.json`, JSON.stringify(await measure(bundled, {})));
await writeIntegrity(outdir);
await bundleAccessibility(outdir);
