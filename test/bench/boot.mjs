// @ts-check
import { measureBoot } from './measure-boot.mjs';
import { median } from './median.mjs';
import { noiseOf } from './section.mjs';
import { startServer } from './server.mjs';

const COUNTS = (process.env.SKERRY_BENCH_COUNTS ?? '0,10,100,1000,5000').split(',').map(Number);
/** The largest page takes half a minute or more, so it has fewer runs; they are enough. */
const LARGE = 5000;
const RUNS_OF_LARGE = 2;
const KINDS = 'tabs,accordion,toggle,slider';
const CONTENDERS = ['nothing', 'skerry', 'jquery', 'swiper'];
/** The least that any script costs that imports its code; measured on the page without modules. */
const LEAST = 'least';

/** @typedef {import('./measure-boot.mjs').Boot} Boot */

/**
 * Boot of pages with different numbers of modules, compared with jQuery with slick and with Swiper
 * on the same page.
 * @param {import('./section.mjs').Bench} bench
 * @returns {Promise<import('./section.mjs').Section>}
 */
export const boot = async ({ browser, runs }) => {
  const server = await startServer();
  /** @type {Map<string, (Boot | null)[]>} */
  const seen = new Map();
  const runsOf = (/** @type {number} */ count) =>
    count < LARGE ? runs : Math.min(runs, RUNS_OF_LARGE);
  const contendersOf = (/** @type {number} */ count) =>
    count === 0 ? [...CONTENDERS, LEAST] : CONTENDERS;
  // Contenders alternate, so that other load on the machine affects all of them equally.
  for (const count of COUNTS) {
    for (let run = 0; run < runsOf(count); run += 1) {
      for (const contender of contendersOf(count)) {
        const before = seen.get(`${count} ${contender}`) ?? [];
        // After one timeout a contender is not measured again.
        if (before.includes(null)) continue;
        const url = `${server.url}/run/${contender}?count=${count}&kinds=${KINDS}`;
        seen.set(`${count} ${contender}`, [...before, await measureBoot(browser, url)]);
      }
    }
  }
  server.close();

  /** @param {number} count @param {string} contender @param {keyof Boot} key */
  const valuesOf = (count, contender, key) =>
    (seen.get(`${count} ${contender}`) ?? []).flatMap((run) => (run ? run[key] : []));
  /** @param {number} count @param {string} contender @param {keyof Boot} key */
  const of = (count, contender, key) => median(valuesOf(count, contender, key));

  const rows = COUNTS.flatMap((count) =>
    contendersOf(count).map((contender) => {
      if (valuesOf(count, contender, 'scriptMs').length < runsOf(count)) {
        return [`${count} ${contender}`, '> 2 min'];
      }
      const ours = of(count, 'skerry', 'blockingMs');
      const blocking = of(count, contender, 'blockingMs');
      return [
        `${count} ${contender}`,
        of(count, contender, 'scriptMs').toFixed(1),
        blocking.toFixed(1),
        ours > 0 ? (blocking / ours).toFixed(1) : '',
        count > 0 ? (blocking / count).toFixed(2) : '',
        of(count, contender, 'longestScriptMs').toFixed(0),
        of(count, contender, 'longestTaskMs').toFixed(0),
        of(count, contender, 'layoutMs').toFixed(0),
        of(count, contender, 'shift').toFixed(3),
        (of(count, contender, 'heap') / 1e6).toFixed(1),
      ];
    }),
  );
  /**
   * The ratio of Skerry to jQuery with slick.
   * @param {import('./section.mjs').Kept['id']} id @param {number} count @param {keyof Boot} key
   * @returns {import('./section.mjs').Kept}
   */
  const ratioToJquery = (id, count, key) => {
    const theirs = of(count, 'jquery', key);
    const noise = noiseOf(valuesOf(count, 'skerry', key)) / theirs;
    return { id, value: of(count, 'skerry', key) / theirs, noise };
  };
  /** @param {import('./section.mjs').Kept['id']} id @param {number} count @param {keyof Boot} key */
  const absolute = (id, count, key) => {
    const values = valuesOf(count, 'skerry', key);
    return { id, value: values[0] ? median(values) : Number.NaN, noise: noiseOf(values) };
  };
  const perModule = (/** @type {number} */ count) => of(count, 'skerry', 'blockingMs') / count;
  const noiseOf5000 = noiseOf(valuesOf(5000, 'skerry', 'blockingMs')) / 5000;
  /** @type {import('./section.mjs').Kept[]} */
  const kept = [
    absolute('boot', 0, 'scriptMs'),
    absolute('task', 1000, 'longestScriptMs'),
    ratioToJquery('nothing', 0, 'scriptMs'),
    ratioToJquery('usual', 10, 'scriptMs'),
    ratioToJquery('ordinary', 10, 'blockingMs'),
    ratioToJquery('ordinaryTask', 10, 'longestTaskMs'),
    ratioToJquery('longest', 1000, 'longestScriptMs'),
    ratioToJquery('jquery', 1000, 'blockingMs'),
    {
      id: 'linear',
      value: perModule(5000) / perModule(1000),
      noise: noiseOf5000 / perModule(1000),
    },
  ];
  return {
    title: `Boot of pages with modules (${KINDS})`,
    notes: [
      'Processor time of the page in ms at 4x slowdown. "nothing" is the same page without a script, "least" a',
      'script of ten lines that imports an empty module and searches for sixty classes.',
      'With layouts: script including the layouts that it forces, which is how long it blocks; the ratio is others to Skerry.',
    ],
    columns: [
      'modules, driven by',
      'script',
      'with layouts',
      'ratio',
      'a module',
      'longest script',
      'longest task',
      'style+layout',
      'shift',
      'heap MB',
    ],
    rows,
    // With other counts, some of them have no value.
    kept: kept.filter(({ value }) => Number.isFinite(value)),
    bars: {
      label: 'Boot of 1,000 modules: how long scripts block',
      unit: 'ms',
      bars: ['skerry', 'swiper', 'jquery'].map((name) => ({
        name,
        value: of(1000, name, 'blockingMs'),
      })),
    },
  };
};
