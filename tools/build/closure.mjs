/**
 * The outputs that a browser fetches when it loads one: itself and its static imports.
 * @param {import('esbuild').Metafile} metafile
 * @param {readonly string[]} starts output paths
 * @returns {Set<string>}
 */
export const closure = ({ outputs }, starts) => {
  const seen = new Set(starts);
  for (const path of seen) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') seen.add(imported);
    }
  }
  return seen;
};

/**
 * The output of an entry point, whether named in the build or reached by `import()`.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} source
 * @returns {string | undefined}
 */
export const outputOf = ({ outputs }, source) =>
  Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source)?.[0];

/**
 * The outputs that a browser can come to fetch once it has one, `import()` included, but not through
 * the entry that is left out.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} start an output path
 * @param {string} without a source
 * @returns {Set<string>}
 */
export const reachable = (metafile, start, without) => {
  const left = outputOf(metafile, without);
  const seen = new Set([start]);
  for (const path of seen) {
    for (const { path: imported } of metafile.outputs[path]?.imports ?? []) {
      if (imported !== left) seen.add(imported);
    }
  }
  return seen;
};
