// @ts-check
import { measureScroll } from './measure-scroll.mjs';
import { noiseOf } from './section.mjs';
import { startServer } from './server.mjs';
import { median } from './median.mjs';

/** Pixels per frame: a fast turn of the mouse wheel, and a flick with the finger. */
const STEPS = [30, 60];

const CONTENDERS = ['skerry', 'scroll-handlers'];

/** @typedef {import('./measure-scroll.mjs').Scrolling} Scrolling */

/**
 * Scrolling past 50 animated modules, 20 parallax backgrounds and 10 videos, compared with jQuery
 * scroll handlers.
 * @param {import('./section.mjs').Bench} bench
 * @returns {Promise<import('./section.mjs').Section>}
 */
export const scroll = async ({ browser, runs }) => {
  const server = await startServer();
  /** @type {Map<string, Scrolling[]>} */
  const seen = new Map();
  // Contenders alternate, so that other load on the machine affects all of them equally.
  for (let run = 0; run < runs; run += 1) {
    for (const step of STEPS) {
      for (const contender of CONTENDERS) {
        const url = `${server.url}/run/${contender}?page=/bench-scroll/`;
        const key = `${contender} ${step}`;
        seen.set(key, [...(seen.get(key) ?? []), await measureScroll(browser, url, step, false)]);
      }
    }
  }
  /**
   * Stack traces, which show the script that has forced a layout, cost time, so they are recorded
   * in a separate run. @type {Map<string, number>}
   */
  const forced = new Map();
  for (const step of STEPS) {
    for (const contender of CONTENDERS) {
      const url = `${server.url}/run/${contender}?page=/bench-scroll/`;
      forced.set(`${contender} ${step}`, (await measureScroll(browser, url, step)).forced);
    }
  }
  server.close();
  /** @param {string} contender @param {number} step @param {keyof Scrolling} key */
  const valuesOf = (contender, step, key) =>
    (seen.get(`${contender} ${step}`) ?? []).map((run) => run[key]);
  /** @param {string} contender @param {number} step @param {keyof Scrolling} key */
  const of = (contender, step, key) => median(valuesOf(contender, step, key));

  return {
    title: 'Scrolling past 50 animated modules, 20 parallax backgrounds and 10 videos',
    notes: ['Script in ms at 4x slowdown; the ratio is others to Skerry.'],
    columns: [
      'driven by',
      'px a frame',
      'frames',
      'a frame (p95)',
      'all script',
      'ratio',
      'forced layouts',
      'shift',
    ],
    rows: STEPS.flatMap((step) =>
      CONTENDERS.map((contender) => [
        contender,
        String(step),
        String(of(contender, step, 'frames')),
        of(contender, step, 'p95Ms').toFixed(2),
        of(contender, step, 'totalMs').toFixed(1),
        (of(contender, step, 'totalMs') / of('skerry', step, 'totalMs')).toFixed(1),
        String(forced.get(`${contender} ${step}`)),
        of(contender, step, 'shift').toFixed(3),
      ]),
    ),
    kept: [
      {
        id: 'scroll',
        value: of('skerry', 30, 'p95Ms'),
        noise: noiseOf(valuesOf('skerry', 30, 'p95Ms')),
      },
      {
        id: 'handlers',
        value: of('skerry', 30, 'totalMs') / of('scroll-handlers', 30, 'totalMs'),
        noise: noiseOf(valuesOf('skerry', 30, 'totalMs')) / of('scroll-handlers', 30, 'totalMs'),
      },
    ],
    bars: {
      label: 'Scrolling through a lively page: script of all frames',
      unit: 'ms',
      bars: CONTENDERS.map((name) => ({ name, value: of(name, 30, 'totalMs') })),
    },
  };
};
