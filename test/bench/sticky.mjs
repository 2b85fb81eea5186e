// @ts-check
import { measureScroll } from './measure-scroll.mjs';
import { noiseOf } from './section.mjs';
import { startServer } from './server.mjs';
import { median } from './median.mjs';

/** Pixels per frame: a fast turn of the mouse wheel, and a flick with the finger. */
const STEPS = [30, 60];

/**
 * Scrolling past 50 sticky modules that stack and have limits.
 * @param {import('./section.mjs').Bench} bench
 * @returns {Promise<import('./section.mjs').Section>}
 */
export const sticky = async ({ browser, runs }) => {
  const server = await startServer();
  const url = `${server.url}/run/skerry?page=/sticky/many/`;
  const rows = [];
  const kept = [];
  for (const step of STEPS) {
    /** @type {import('./measure-scroll.mjs').Scrolling[]} */
    const seen = [];
    for (let run = 0; run < runs; run += 1) {
      seen.push(await measureScroll(browser, url, step, false));
    }
    const { forced } = await measureScroll(browser, url, step);
    const of = (/** @type {keyof import('./measure-scroll.mjs').Scrolling} */ key) =>
      median(seen.map((run) => run[key]));
    rows.push([
      `${step} px a frame`,
      String(of('frames')),
      of('p50Ms').toFixed(2),
      of('p95Ms').toFixed(2),
      String(forced),
      of('shift').toFixed(3),
    ]);
    kept.push({ value: of('p95Ms'), noise: noiseOf(seen.map(({ p95Ms }) => p95Ms)) });
  }
  server.close();
  const [slow = { value: 0, noise: 0 }] = kept;
  return {
    title: 'Scrolling past 50 sticky modules that stack and have limits',
    notes: ['Script in ms at 4x slowdown.'],
    columns: ['speed', 'frames', 'a frame (p50)', 'a frame (p95)', 'forced layouts', 'shift'],
    rows,
    kept: [{ id: 'sticky', ...slow }],
  };
};
