// @ts-check
import { recordTrace } from './record-trace.mjs';

/** Fourfold slowdown, as a phone in the middle of the market. */
const SLOWDOWN = 4;
const SETTLED_MS = 1000;
const CALLS = new Set(['FunctionCall', 'FireAnimationFrame', 'TimerFire', 'EventDispatch']);
/** What goes on after an `await`; no file is named, and nobody else's promises are about. */
const CONTINUATIONS = 'RunMicrotasks';
const LAYOUTS = new Set(['Layout', 'UpdateLayoutTree']);

/** @typedef {import('./record-trace.mjs').TraceEvent} TraceEvent */

/**
 * @typedef {object} Scrolling
 * @property {number} frames
 * @property {number} p50Ms script time of a frame, median
 * @property {number} p95Ms script time of a frame, 95th percentile
 * @property {number} totalMs script time of all frames
 * @property {number} forced layouts that a script under measurement has forced
 * @property {number} shift layout shift (CLS)
 */

/** Scrolls from top to bottom, a step each frame; resolves with the times of the frames. */
const scrollThrough = (/** @type {number} */ step) =>
  new Promise((resolve) => {
    /** @type {number[]} */
    const frames = [];
    const next = (/** @type {number} */ now) => {
      frames.push(now);
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollY + clientHeight >= scrollHeight - 1) {
        resolve(frames.length);
        return;
      }
      scrollBy({ top: step, behavior: 'instant' });
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

const watchShift = () => {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

const isOurs = (/** @type {string} */ url) => /\/(skerry|drive|vendor)\//.test(url);

/**
 * Script time of each frame out of a trace: calls into the measured files, nested ones once.
 * @param {readonly TraceEvent[]} events
 * @param {number} frames
 */
const readTrace = (events, frames) => {
  const calls = events
    .filter(
      ({ name, args }) =>
        name === CONTINUATIONS || (CALLS.has(name) && isOurs(args?.data?.url ?? '')),
    )
    .sort((a, b) => a.ts - b.ts);
  const ticks = events
    .filter(({ name }) => name === 'FireAnimationFrame')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const begins = [...new Set(ticks)];
  const perFrame = new Map();
  let end = 0;
  for (const { ts, dur = 0, tdur = dur } of calls) {
    if (ts < end) continue;
    end = ts + dur;
    const frame = begins.findLastIndex((begin) => begin <= ts);
    perFrame.set(frame, (perFrame.get(frame) ?? 0) + tdur / 1000);
  }
  const spent = [...perFrame.values()];
  const all = [...spent, ...Array.from({ length: Math.max(0, frames - spent.length) }, () => 0)];
  all.sort((a, b) => a - b);
  const forced = events.filter(
    ({ name, args }) =>
      LAYOUTS.has(name) && args?.beginData?.stackTrace?.some(({ url }) => isOurs(url)),
  );
  return {
    p50Ms: all[all.length >> 1] ?? 0,
    p95Ms: all[Math.floor(all.length * 0.95)] ?? 0,
    totalMs: spent.reduce((sum, ms) => sum + ms, 0),
    forced: forced.length,
  };
};

/**
 * Scrolls a page from top to bottom at fourfold slowdown and reads a trace of it. Stacks tell who has
 * forced a layout, and make every timer and frame that is asked for dearer.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} step pixels that each frame scrolls
 * @param {boolean} [hasStacks]
 * @returns {Promise<Scrolling>}
 */
export const measureScroll = async (browser, url, step, hasStacks = true) => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(watchShift);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const { skerry, isDriven } = /** @type {any} */ (window);
    const islands = skerry?.islands() ?? [];
    return (
      isDriven ||
      (islands.length > 0 &&
        islands.every(
          (/** @type {{ status: string, when: string }} */ { status, when }) =>
            status === 'mounted' || status === 'asleep' || when === 'key',
        ))
    );
  });
  // What a page does once, within half a second after it has loaded, is no scrolling.
  await page.waitForTimeout(SETTLED_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const stop = await recordTrace(session, [
    'devtools.timeline',
    'v8.execute',
    ...(hasStacks ? ['disabled-by-default-devtools.timeline.stack'] : []),
  ]);
  const frames = Number(await page.evaluate(scrollThrough, step));
  const events = await stop();
  const shift = await page.evaluate(() => /** @type {any} */ (window).seen.shift);
  await page.close();
  return { frames, shift, ...readTrace(events, frames) };
};
