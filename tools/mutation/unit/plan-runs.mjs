/** @typedef {import('./record-reach.mjs').Reach} Reach */
/** @typedef {{ test: string, names: string[] | null, ms: number, timeout: number, testHash: string }} Run */

/** The limit for all tests of one mutant, in the time they take without it. */
const BOUND_MS = 15_000;

/** The number of folders that a source and a test have in common: related tests notice most. */
const nearness = (/** @type {string} */ source, /** @type {string} */ test) => {
  const [, ...folders] = source.split('/');
  const [, ...others] = test.split('/');
  const apart = folders.findIndex((folder, at) => folder !== others[at]);
  return apart < 0 ? folders.length : apart;
};

/**
 * The runs that could notice each mutant: the nearest tests first and among them the quickest. A file of tests that
 * reaches it while its modules load has to run whole.
 *
 * @param {readonly Reach[]} reaches
 * @returns {(mutant: { file: string, id: string }) => Run[]}
 */
export const planRuns = (reaches) => {
  /** @type {Map<string, Map<Reach, string[] | null>>} */
  const index = new Map();
  for (const reach of reaches) {
    for (const [name, files] of Object.entries(reach.reached)) {
      for (const [file, ids] of Object.entries(files)) {
        for (const id of ids) {
          const key = `${file}#${id}`;
          const own = index.get(key) ?? new Map();
          if (name === '') own.set(reach, null);
          else if (own.get(reach) !== null) own.set(reach, [...(own.get(reach) ?? []), name]);
          index.set(key, own);
        }
      }
    }
  }
  return ({ file, id }) => {
    const runs = [...(index.get(`${file}#${id}`) ?? [])].map(([reach, names]) => {
      const all = Object.values(reach.times);
      const times = names ? names.map((name) => reach.times[name] ?? 0) : all;
      const tests = times.reduce((sum, ms) => sum + ms, 0);
      const rest = reach.ms - all.reduce((sum, ms) => sum + ms, 0);
      return {
        test: reach.test,
        names,
        ms: Math.max(rest, 20) + tests,
        timeout: Math.round(5 * Math.max(...times, 0) + 2000),
        testHash: reach.testHash,
        near: nearness(file, reach.test),
      };
    });
    runs.sort((one, other) => other.near - one.near || one.ms - other.ms);
    let sum = 0;
    return runs.filter(({ ms }, at) => (sum += ms) <= BOUND_MS || at === 0);
  };
};
