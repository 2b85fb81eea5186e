/** @typedef {import('./record-browser.mjs').BrowserReach} BrowserReach */
/** @typedef {import('./batch.mjs').BrowserTest} BrowserTest */

/** So many tests of a browser at most for one mutant, and in the time they take without it. */
const MOST = 12;
const BOUND_MS = 20_000;

const wordsOf = (/** @type {string} */ path) => new Set(path.toLowerCase().match(/[a-z0-9]{3,}/g));

/** How many words the names of a source and a test share: what is named alike notices most. */
const nearness = (/** @type {string} */ source, /** @type {string} */ spec) => {
  const own = wordsOf(source.replace(/^src\/|\.tsx?$/g, ''));
  return [...wordsOf(spec.replace(/^test\/browser\/|\.spec\.ts$/g, ''))].filter(
    (word) => own.has(word) || own.has(`${word}s`) || own.has(word.replace(/s$/, '')),
  ).length;
};

/**
 * The browser tests that could notice each mutant, the nearest first and among them the quickest.
 *
 * @param {readonly BrowserReach[]} reaches
 * @returns {(mutant: { file: string, id: string }) => BrowserTest[]}
 */
export const planTests = (reaches) => {
  /** @type {Map<string, BrowserReach[]>} */
  const index = new Map();
  for (const reach of reaches) {
    for (const [file, ids] of Object.entries(reach.reached)) {
      for (const id of ids) {
        const key = `${file}#${id}`;
        index.set(key, [...(index.get(key) ?? []), reach]);
      }
    }
  }
  return ({ file, id }) => {
    const tests = (index.get(`${file}#${id}`) ?? []).map(({ spec, title, project, ms }) => ({
      test: { spec, title, project, ms },
      near: nearness(file, spec),
    }));
    tests.sort((one, other) => other.near - one.near || one.test.ms - other.test.ms);
    let sum = 0;
    return tests
      .slice(0, MOST)
      .map(({ test }) => test)
      .filter(({ ms }, at) => (sum += ms) <= BOUND_MS || at === 0);
  };
};
