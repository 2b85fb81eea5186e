import { build } from 'esbuild';

/** A list of what other files of the build import, and nobody else names. */
const LIST = /-file\.ts$/;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const NAMES = ['', ...LETTERS].flatMap((first) => LETTERS.map((second) => first + second));

/** What sources export. @param {readonly string[]} sources */
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
 * Names of one or two letters for what only the list of a file names, since every file that imports it
 * has the name too. What definitions and the loader name is not among them.
 * @param {readonly string[]} sources of a file of the build
 * @returns {Promise<ReadonlyMap<string, string>>} by their names in the source; none without a list
 */
export const shortNames = async (sources) => {
  const lists = sources.filter((source) => LIST.test(source));
  if (lists.length === 0) return new Map();
  const listed = await exportsOf(lists);
  const named = await exportsOf(sources.filter((source) => !LIST.test(source)));
  const others = listed.filter((name) => !named.includes(name)).sort();
  return new Map(others.map((name, at) => [name, NAMES[at] ?? name]));
};
