// @ts-check
import { launchBrowser } from './launch-browser.mjs';
import { measureBoot } from './measure-boot.mjs';
import { median } from './median.mjs';
import { startServer } from './server.mjs';

const COUNTS = (process.env.SKERRY_BENCH_COUNTS ?? '0,10,100,1000,5000').split(',').map(Number);
const RUNS = Number(process.env.SKERRY_BENCH_RUNS ?? 3);
const KINDS = 'tabs,accordion,toggle,slider';

/** @typedef {import('./measure-boot.mjs').Boot} Boot */

/**
 * The median of each figure, or null when any run did not finish.
 * @param {readonly (Boot | null)[]} runs
 * @returns {Boot | null}
 */
const medians = (runs) => {
  const done = runs.flatMap((run) => run ?? []);
  const [first] = done;
  if (!first || done.length < runs.length) return null;
  const keys = /** @type {(keyof Boot)[]} */ (Object.keys(first));
  const entries = keys.map((key) => [key, median(done.map((run) => run[key]))]);
  return /** @type {Boot} */ (Object.fromEntries(entries));
};

const columns = [
  ['modules', 7],
  ['driven by', 9],
  ['script ms', 9],
  ['ratio', 6],
  ['per module', 10],
  ['longest script', 14],
  ['longest task', 12],
  ['style+layout', 12],
  ['shift', 6],
  ['heap MB', 7],
  ['ready s', 7],
];
/** @param {readonly (string | number)[]} cells */
const line = (cells) =>
  console.log(
    cells.map((cell, at) => String(cell).padStart(Number(columns[at]?.[1] ?? 0))).join('  '),
  );

const browser = await launchBrowser();
const server = await startServer();

console.log(`Boot at 4x slowdown, median of ${RUNS}, modules of the kinds ${KINDS}.`);
console.log(
  'Times in ms. "nothing" is the same page without any script. Ratio: script time / ours.',
);
line(columns.map(([title]) => title ?? ''));
for (const count of COUNTS) {
  const ours = { scriptMs: 0 };
  for (const contender of ['nothing', 'skerry', 'jquery', 'swiper']) {
    const url = `${server.url}/run/${contender}?count=${count}&kinds=${KINDS}`;
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureBoot(browser, url));
    const result = medians(runs);
    if (!result) {
      line([count, contender, '> 60 s']);
      continue;
    }
    if (contender === 'skerry') Object.assign(ours, result);
    line([
      count,
      contender,
      result.scriptMs.toFixed(1),
      ours.scriptMs > 0 ? (result.scriptMs / ours.scriptMs).toFixed(1) : '',
      count > 0 ? (result.scriptMs / count).toFixed(2) : '',
      result.longestScriptMs.toFixed(0),
      result.longestTaskMs.toFixed(0),
      result.layoutMs.toFixed(0),
      result.shift.toFixed(3),
      (result.heap / 1e6).toFixed(1),
      (result.readyMs / 1000).toFixed(1),
    ]);
  }
}

await browser.close();
server.close();
