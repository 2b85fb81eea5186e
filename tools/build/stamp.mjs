import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { DIGEST } from './files.mjs';

/**
 * Adds a digest of all files to their names, and to the references between them. One digest for
 * all, because the runtime names the files of features and they name the runtime.
 * @param {import('esbuild').Metafile} metafile
 * @param {readonly string[]} paths
 * @returns {Promise<import('esbuild').Metafile>} with the final names
 */
export const stamp = async (metafile, paths) => {
  const hash = createHash('sha256');
  const contents = await Promise.all(
    [...paths]
      .sort()
      .map(async (path) => /** @type {const} */ ([path, await readFile(path, 'utf8')])),
  );
  for (const [, content] of contents) hash.update(content);
  const digest = hash.digest('hex').slice(0, DIGEST.length).toUpperCase();
  const stamped = (/** @type {string} */ text) => text.replaceAll(DIGEST, digest);
  for (const [path, content] of contents) {
    await writeFile(path, stamped(content));
    await rename(path, stamped(path));
    await writeFile(`${path}.map`, stamped(await readFile(`${path}.map`, 'utf8')));
    await rename(`${path}.map`, stamped(`${path}.map`));
  }
  return JSON.parse(stamped(JSON.stringify(metafile)));
};
