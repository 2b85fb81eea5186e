import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { closure } from './closure.mjs';
import { files, nameOfFile, scripts } from './files.mjs';

/**
 * `sources`: the sources that the file is fetched for. `needs`: the files loaded with it, without
 * itself.
 * @typedef {{ raw: number, gzip: number, brotli: number, limit: number | null, sources: readonly string[],
 *   needs: readonly string[] }} Size
 */

/**
 * In the order of the table, the others by name without the digest: the bundler's order varies.
 * @param {string} a @param {string} b
 */
const byTable = (a, b) => {
  const table = Object.keys(files);
  const [name, otherName] = [nameOfFile(a), nameOfFile(b)];
  const [place, other] = [name, otherName].map((each) => table.indexOf(each) >>> 0);
  return (place ?? 0) - (other ?? 0) || name.localeCompare(otherName);
};

/**
 * Bytes of every file of the build, by its name without the digest.
 * @param {import('./bundle.mjs').Bundled} bundled
 * @param {Record<string, number>} limits
 * @returns {Promise<Record<string, Size>>}
 */
export const measure = async ({ outdir, chunks, sources }, limits) => {
  /** @param {string} path @param {string} name */
  const row = async (path, name) => {
    const content = await readFile(path);
    /** @type {Size} */
    const size = {
      raw: content.length,
      gzip: gzipSync(content, { level: 9 }).length,
      brotli: brotliCompressSync(content).length,
      limit: limits[name] ?? null,
      sources: sources.get(name) ?? [],
      needs: [...closure(chunks, [path])].filter((each) => each !== path).map(nameOfFile),
    };
    return /** @type {const} */ ([name, size]);
  };
  const modules = Object.keys(chunks.outputs)
    .filter((path) => path.endsWith('.js'))
    .sort(byTable)
    .map((path) => row(path, nameOfFile(path)));
  return Object.fromEntries(
    await Promise.all([...scripts.map((name) => row(`${outdir}/${name}`, name)), ...modules]),
  );
};
