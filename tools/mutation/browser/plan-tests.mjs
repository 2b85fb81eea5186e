/** @typedef {import('./record-browser.mjs').BrowserReach} BrowserReach */
/** @typedef {import('./batch.mjs').BrowserTest} BrowserTest */

/** The maximum number of browser tests for one mutant, and the limit of their time without it. */
const MOST = 24;
const BOUND_MS = 40_000;
const OF_ONE_SPEC = 6;

const wordsOf = (/** @type {string} */ path) => new Set(path.toLowerCase().match(/[a-z0-9]{3,}/g));

/** The number of words that the names of a source and a test share: tests with similar names notice most. */
const nearness = (/** @type {string} */ source, /** @type {string} */ spec) => {
  const own = wordsOf(source.replace(/^src\/|\.tsx?$/g, ''));
  return [...wordsOf(spec.replace(/^test\/browser\/|\.spec\.ts$/g, ''))].filter(
    (word) => own.has(word) || own.has(`${word}s`) || own.has(word.replace(/s$/, '')),
  ).length;
};

/** @typedef {Map<string, Map<string, BrowserReach[]>>} Index by file and mutant, the tests that reach it */

/** @param {readonly BrowserReach[]} reaches */
const indexOf = (reaches) => {
  /** @type {Index} */
  const index = new Map();
  for (const reach of reaches) {
    for (const [file, ids] of Object.entries(reach.reached)) {
      const inFile = index.get(file) ?? new Map();
      index.set(file, inFile);
      for (const id of ids) {
        const known = inFile.get(id);
        if (known) known.push(reach);
        else inFile.set(id, [reach]);
      }
    }
  }
  return index;
};

/**
 * How much of what a test reaches is in one file, and what few tests reach counts more: a test of the slider
 * goes far into the slider, one of a whole page a little into everything.
 *
 * @param {readonly BrowserReach[]} reaches
 * @param {Index} index
 * @returns {(reach: BrowserReach, file: string) => number} a share from 0 to 1
 */
const focusOf = (reaches, index) => {
  const weightIn = (/** @type {BrowserReach} */ { reached }, /** @type {string} */ file) =>
    (reached[file] ?? []).reduce(
      (sum, id) => sum + Math.log(1 + reaches.length / (index.get(file)?.get(id)?.length ?? 1)),
      0,
    );
  const totals = new Map(
    reaches.map((reach) => [
      reach,
      Object.keys(reach.reached).reduce((sum, file) => sum + weightIn(reach, file), 0),
    ]),
  );
  return (reach, file) => weightIn(reach, file) / (totals.get(reach) || 1);
};

/**
 * The browser tests that could notice each mutant: those named like its file first, and among them those that look
 * at little else; of one file of tests a few, for they look at the same.
 *
 * @param {readonly BrowserReach[]} reaches
 * @returns {(mutant: { file: string, id: string }) => BrowserTest[]}
 */
export const planTests = (reaches) => {
  const index = indexOf(reaches);
  const focus = focusOf(reaches, index);
  return ({ file, id }) => {
    const tests = (index.get(file)?.get(id) ?? []).map((reach) => ({
      test: { spec: reach.spec, title: reach.title, project: reach.project, ms: reach.ms },
      near: nearness(file, reach.spec),
      focus: focus(reach, file),
    }));
    tests.sort((one, other) => other.near - one.near || other.focus - one.focus);
    /** @type {Map<string, number>} */
    const ofSpec = new Map();
    let sum = 0;
    return tests
      .map(({ test }) => test)
      .filter(({ spec }) => {
        const nth = (ofSpec.get(spec) ?? 0) + 1;
        ofSpec.set(spec, nth);
        return nth <= OF_ONE_SPEC;
      })
      .slice(0, MOST)
      .filter(({ ms }, at) => (sum += ms) <= BOUND_MS || at === 0);
  };
};
