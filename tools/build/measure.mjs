import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { closure, outputOf } from './closure.mjs';

/**
 * @typedef {{ raw: number, gzip: number, brotli: number, limit: number | null }} Size
 * @typedef {{ limits: Record<string, number>, groups: Record<string, string[]> }} Limits
 */

const CORE = 'src/main.ts';
const UI = 'src/runtime/dom/index.ts';
const SERVICES = 'src/runtime/services.ts';

/** @param {Iterable<string>} paths @param {number | null} limit @returns {Promise<Size>} */
const sizeOf = async (paths, limit) => {
  const size = { raw: 0, gzip: 0, brotli: 0, limit };
  for (const path of paths) {
    const content = await readFile(path);
    size.raw += content.length;
    size.gzip += gzipSync(content, { level: 9 }).length;
    size.brotli += brotliCompressSync(content).length;
  }
  return size;
};

/**
 * Bytes of every output. A group is what loading its entries adds to a page that has the core, the
 * services and the UI library already; a chunk that several groups share counts in each of them.
 * @param {import('./bundle.mjs').Bundled} bundled
 * @param {Limits} table
 * @returns {Promise<Record<string, Size>>}
 */
export const measure = async ({ outdir, chunks }, { limits, groups }) => {
  /** @param {string} source */
  const filesOf = (source) => {
    const output = outputOf(chunks, source);
    return closure(chunks, output ? [output] : []);
  };
  /** @param {Iterable<string>} files @param {readonly Set<string>[]} known */
  const without = (files, ...known) =>
    [...files].filter((file) => !known.some((set) => set.has(file)));

  const core = filesOf(CORE);
  const ui = filesOf(UI);
  const services = filesOf(SERVICES);
  const named = new Set([CORE, UI, SERVICES, ...Object.values(groups).flat()]);
  const unnamed = Object.values(chunks.outputs).flatMap(({ entryPoint }) =>
    entryPoint && !named.has(entryPoint) ? [entryPoint] : [],
  );

  /** @param {string} name @param {Iterable<string>} files */
  const row = async (name, files) => [name, await sizeOf(files, limits[name] ?? null)];
  const rows = [
    row('skerry.js', [`${outdir}/skerry.js`]),
    row('core', core),
    row('services', without(services, core)),
    row('ui', without(ui, core, services)),
    ...Object.entries(groups).map(([name, sources]) =>
      row(
        name,
        without(new Set(sources.flatMap((source) => [...filesOf(source)])), core, services, ui),
      ),
    ),
    ...unnamed.map((source) => row(source, without(filesOf(source), core, services, ui))),
    row('skerry.all.js', [`${outdir}/skerry.all.js`]),
    row('builder.js', [`${outdir}/builder.js`]),
  ];
  return Object.fromEntries(await Promise.all(rows));
};
