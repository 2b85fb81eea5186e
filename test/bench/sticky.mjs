// @ts-check
import { measureScroll } from './measure-scroll.mjs';
import { startServer } from './server.mjs';
import { launchBrowser } from './launch-browser.mjs';
import { median } from './median.mjs';

const RUNS = Number(process.env.SKERRY_BENCH_RUNS ?? 3);
/** Pixels a frame: a wheel that is turned briskly, and the flick of a finger. */
const STEPS = [30, 60];

const browser = await launchBrowser();
const server = await startServer();
const url = `${server.url}/run/skerry?page=/sticky/many/`;
console.log(
  `Scrolling past 50 pinned modules that stack and have limits, at 4x slowdown, median of ${RUNS}.`,
);
console.log('px a frame  frames  script ms a frame (p50)   (p95)  forced layouts  shift');
for (const step of STEPS) {
  /** @type {import('./measure-scroll.mjs').Scrolling[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await measureScroll(browser, url, step, false));
  }
  const { forced } = await measureScroll(browser, url, step);
  const of = (/** @type {keyof import('./measure-scroll.mjs').Scrolling} */ key) =>
    median(runs.map((run) => run[key]));
  const cells = [
    String(step).padStart(10),
    String(of('frames')).padStart(6),
    of('p50Ms').toFixed(2).padStart(23),
    of('p95Ms').toFixed(2).padStart(6),
    String(forced).padStart(14),
    of('shift').toFixed(3).padStart(5),
  ];
  console.log(cells.join('  '));
}
await browser.close();
server.close();
