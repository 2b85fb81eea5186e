import { relative } from 'node:path';
import { build } from 'esbuild';

/**
 * Replaces everything that is loaded lazily by the name of its source, so that the inventory knows
 * where the code of a definition is without including it.
 * @type {import('esbuild').Plugin}
 */
const nameSources = {
  name: 'name-sources',
  setup(bundler) {
    bundler.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolving') return null;
      const found = await bundler.resolve(path, { kind, resolveDir, pluginData: 'resolving' });
      return { path: relative(process.cwd(), found.path), namespace: 'source' };
    });
    bundler.onLoad({ filter: /./, namespace: 'source' }, ({ path }) => ({
      contents: `export const source = ${JSON.stringify(path.replaceAll('\\', '/'))};`,
    }));
  },
};

/** The tables that `skerry check` reads, for Node. @param {string} outdir */
export const bundleInventory = async (outdir) => {
  await build({
    entryPoints: ['src/inventory.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    outfile: `${outdir}/inventory.js`,
    plugins: [nameSources],
    define: { SKERRY_VERSION: '""' },
  });
};
