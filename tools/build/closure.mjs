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
 * The outputs that a browser can fetch after loading one, including `import()`, but not through the
 * excluded one.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} start an output path
 * @param {string} without another
 * @returns {Set<string>}
 */
export const reachable = ({ outputs }, start, without) => {
  const seen = new Set([start]);
  for (const path of seen) {
    for (const { path: imported } of outputs[path]?.imports ?? []) {
      if (imported !== without) seen.add(imported);
    }
  }
  return seen;
};
