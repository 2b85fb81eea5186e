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
/** @type {Record<string, import('./measure-scroll.mjs').Scrolling[]>} */
const seen = {};
// In turns, so that what else the machine does falls on all alike.
for (let run = 0; run < RUNS; run += 1) {
  for (const step of STEPS) {
    for (const contender of ['skerry', 'scroll-handlers']) {
      const url = `${server.url}/run/${contender}?page=/bench-scroll/`;
      const measured = await measureScroll(browser, url, step);
      (seen[`${contender} ${step}`] ??= []).push(measured);
    }
  }
}
console.log(
  `Scrolling past 50 animated modules, 20 parallax backgrounds and 10 clips at 4x slowdown, median of ${RUNS}.`,
);
console.log(
  'contender        px/frame  frames  script ms a frame (p95)  all script ms  ratio  forced layouts  shift',
);
for (const [name, runs] of Object.entries(seen)) {
  const [contender = '', step = ''] = name.split(' ');
  const of = (
    /** @type {keyof import('./measure-scroll.mjs').Scrolling} */ key,
    /** @type {readonly import('./measure-scroll.mjs').Scrolling[]} */ measured = runs,
  ) => median(measured.map((run) => run[key]));
  const cells = [
    contender.padEnd(15),
    step.padStart(8),
    String(of('frames')).padStart(6),
    of('p95Ms').toFixed(2).padStart(23),
    of('totalMs').toFixed(1).padStart(13),
    (of('totalMs') / of('totalMs', seen[`skerry ${step}`])).toFixed(1).padStart(5),
    String(of('forced')).padStart(14),
    of('shift').toFixed(3).padStart(5),
  ];
  console.log(cells.join('  '));
}
await browser.close();
server.close();
