import { chromium } from '@playwright/test';
import { chromiumFlags, findBrowser } from '../../tools/find-browser.mjs';
import { measureBoot } from './measure-boot.mjs';
import { contenders, startServer } from './server.mjs';

const COUNTS = (process.env.SKERRY_BENCH_COUNTS ?? '0,10,100,1000,5000').split(',').map(Number);
const RUNS = Number(process.env.SKERRY_BENCH_RUNS ?? 3);
const KINDS = 'tabs,accordion,toggle,slider';

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const executablePath = findBrowser('chromium');
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? { executablePath } : {}),
});
const server = await startServer();

/** @param {string} contender @param {number} count */
const row = async (contender, count) => {
  const url = `${server.url}/run/${contender}?count=${count}&kinds=${KINDS}`;
  /** @type {Awaited<ReturnType<typeof measureBoot>>[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureBoot(browser, url));
  const of = (/** @type {'scriptMs' | 'layoutMs' | 'longestMs' | 'shift' | 'heap'} */ key) =>
    median(runs.map((each) => each[key]));
  return {
    scriptMs: of('scriptMs'),
    layoutMs: of('layoutMs'),
    longestMs: of('longestMs'),
    shift: of('shift'),
    heap: of('heap'),
  };
};

console.log(`Boot at 4x slowdown, median of ${RUNS}; kinds: ${KINDS}. Ratios: theirs / ours.`);
console.log(
  'modules  contender  script ms  ratio  style+layout ms  longest task ms  shift  heap MB  ms/module',
);
for (const count of COUNTS) {
  let ours = 0;
  for (const contender of Object.keys(contenders)) {
    const { scriptMs, layoutMs, longestMs, shift, heap } = await row(contender, count);
    if (contender === 'skerry') ours = scriptMs;
    const cells = [
      String(count).padStart(7),
      contender.padEnd(9),
      scriptMs.toFixed(1).padStart(9),
      (scriptMs / ours).toFixed(1).padStart(5),
      layoutMs.toFixed(1).padStart(15),
      longestMs.toFixed(0).padStart(15),
      shift.toFixed(3).padStart(5),
      (heap / 1e6).toFixed(1).padStart(7),
      (count > 0 ? scriptMs / count : 0).toFixed(2).padStart(9),
    ];
    console.log(cells.join('  '));
  }
}

await browser.close();
server.close();
