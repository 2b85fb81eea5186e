// @ts-check
import { recordTrace } from './record-trace.mjs';

/** Fourfold slowdown, as on a mid-range phone. */
const SLOWDOWN = 4;
const SETTLED_MS = 1000;
const CALLS = new Set(['FunctionCall', 'FireAnimationFrame', 'TimerFire', 'EventDispatch']);
/**
 * Code after an `await` runs in these tasks. They name no file, but the page has no promises other
 * than those of the measured scripts.
 */
const CONTINUATIONS = 'RunMicrotasks';
const LAYOUTS = new Set(['Layout', 'UpdateLayoutTree']);

/** @typedef {import('./record-trace.mjs').TraceEvent} TraceEvent */

/**
 * @typedef {object} Scrolling
 * @property {number} frames
 * @property {number} p50Ms script time of a frame, median
 * @property {number} p95Ms script time of a frame, 95th percentile
 * @property {number} totalMs script time of all frames
 * @property {number} forced layouts forced by a measured script
 * @property {number} shift layout shift (CLS)
 */

/** Scrolls from top to bottom, one step per frame; resolves to the number of frames. */
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

const isMeasured = (/** @type {string} */ url) => /\/(skerry|drive|vendor)\//.test(url);

/**
 * Script time per frame from a trace: calls into the measured files, without nested calls.
 * @param {readonly TraceEvent[]} events
 * @param {number} frames
 */
const readTrace = (events, frames) => {
  const calls = events
    .filter(
      ({ name, args }) =>
        name === CONTINUATIONS || (CALLS.has(name) && isMeasured(args?.data?.url ?? '')),
    )
    .sort((a, b) => a.ts - b.ts);
  const ticks = events
    .filter(({ name }) => name === 'FireAnimationFrame')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const frameStarts = [...new Set(ticks)];
  const perFrame = new Map();
  let end = 0;
  for (const { ts, dur = 0, tdur = dur } of calls) {
    if (ts < end) continue;
    end = ts + dur;
    const frame = frameStarts.findLastIndex((start) => start <= ts);
    perFrame.set(frame, (perFrame.get(frame) ?? 0) + tdur / 1000);
  }
  const spent = [...perFrame.values()];
  const all = [...spent, ...Array.from({ length: Math.max(0, frames - spent.length) }, () => 0)];
  all.sort((a, b) => a - b);
  const forced = events.filter(
    ({ name, args }) =>
      LAYOUTS.has(name) && args?.beginData?.stackTrace?.some(({ url }) => isMeasured(url)),
  );
  return {
    p50Ms: all[all.length >> 1] ?? 0,
    p95Ms: all[Math.floor(all.length * 0.95)] ?? 0,
    totalMs: spent.reduce((sum, ms) => sum + ms, 0),
    forced: forced.length,
  };
};

/**
 * Scrolls a page from top to bottom at fourfold slowdown and evaluates a trace of it. Stack traces
 * show which script has forced a layout, but make every timer and animation frame request more
 * expensive.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} step pixels per frame
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
  // What a page does once, within half a second after load, is not part of scrolling.
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
