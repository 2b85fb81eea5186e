import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { minify } from 'terser';

/** @typedef {{ code: string, map: string }} Minified */

const { version } = JSON.parse(await readFile('node_modules/terser/package.json', 'utf8'));

/**
 * Terser takes most of a build's time, and most files are the same as in the last build: results
 * are cached in a folder, under a digest of everything they depend on.
 * @param {string} folder
 */
export const minifyCached = async (folder) => {
  await mkdir(folder, { recursive: true });
  /** @type {Set<string>} */
  const used = new Set();

  return {
    /**
     * @param {string} source
     * @param {string} sourceMap the map that `source` came with
     * @param {import('terser').MinifyOptions} options
     * @returns {Promise<Minified>}
     */
    async minify(source, sourceMap, options) {
      const inputs = JSON.stringify([version, options, source, sourceMap]);
      const key = `${createHash('sha256').update(inputs).digest('hex')}.json`;
      used.add(key);
      const kept = await readFile(`${folder}/${key}`, 'utf8').catch(() => '');
      if (kept) return JSON.parse(kept);
      const { code = '', map } = await minify(source, {
        ...options,
        sourceMap: { content: sourceMap },
      });
      const result = { code, map: typeof map === 'string' ? map : '' };
      // Renamed after writing, so that the file is always complete: a build may be stopped at any moment.
      await writeFile(`${folder}/${key}.new`, JSON.stringify(result));
      await rename(`${folder}/${key}.new`, `${folder}/${key}`);
      return result;
    },
    /** Deletes the results that this build has not used. */
    async prune() {
      for (const name of await readdir(folder)) {
        if (!used.has(name)) await rm(`${folder}/${name}`);
      }
    },
  };
};
