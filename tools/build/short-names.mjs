import { build } from 'esbuild';

/** A list of the exports that only other files of the build import. */
const LIST = /-file\.ts$/;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const NAMES = ['', ...LETTERS].flatMap((first) => LETTERS.map((second) => first + second));

/** The exports of sources. @param {readonly string[]} sources */
const exportsOf = async (sources) => {
  const { metafile } = await build({
    entryPoints: [...sources],
    outdir: 'dist',
    metafile: true,
    write: false,
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
};

/**
 * Names of one or two letters for exports that only the list of a file names, because every file
 * that imports them contains the name too. Names used by definitions and the loader are not
 * included.
 * @param {readonly string[]} sources of a file of the build
 * @returns {Promise<ReadonlyMap<string, string>>} by their names in the source; empty without a
 * list
 */
export const shortNames = async (sources) => {
  const lists = sources.filter((source) => LIST.test(source));
  if (lists.length === 0) return new Map();
  const listed = await exportsOf(lists);
  const named = await exportsOf(sources.filter((source) => !LIST.test(source)));
  const others = listed.filter((name) => !named.includes(name)).sort();
  return new Map(others.map((name, at) => [name, NAMES[at] ?? name]));
};
