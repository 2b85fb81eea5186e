// @ts-check
import { median } from './median.mjs';
import { noiseOf } from './section.mjs';
import { startServer } from './server.mjs';

/** An ordinary page. */
const PAGE = 'count=10&kinds=tabs,accordion,toggle,slider';
const CONTENDERS = ['nothing', 'skerry', 'jquery', 'swiper'];
const LATENCIES = [0, 150];
const SLOWDOWN = 4;
const LIMIT_MS = 60_000;

/**
 * Checks in every frame whether the visible modules work, and whether all do: accurate to one
 * frame, at the same cost for every contender. The modules of other contenders work all at once,
 * when their script sets `isDriven`.
 */
const watchReady = () => {
  const seen = { inView: 0, all: 0, firstPaint: 0, largestPaint: 0 };
  const observe = (/** @type {string} */ type, /** @type {(at: number) => void} */ record) =>
    new PerformanceObserver((list) => {
      for (const { startTime, name } of list.getEntries()) {
        if (type !== 'paint' || name === 'first-contentful-paint') record(startTime);
      }
    }).observe({ type, buffered: true });
  observe('paint', (at) => (seen.firstPaint = at));
  observe('largest-contentful-paint', (at) => (seen.largestPaint = at));
  const isWithoutScript = location.pathname.endsWith('/nothing');
  const check = () => {
    const { skerry, isDriven } = /** @type {any} */ (window);
    /** @type {{ root: Element, status: string, kind: string }[]} */
    const islands = (skerry?.islands() ?? []).filter(
      (/** @type {{ kind: string }} */ { kind }) => kind === 'island',
    );
    const works = (/** @type {typeof islands} */ list) =>
      list.length > 0 && list.every(({ status }) => status === 'mounted' || status === 'asleep');
    // The mobile menu's list is not displayed at this window size.
    const inView = islands.filter(
      ({ root }) => root.checkVisibility() && root.getBoundingClientRect().top < innerHeight,
    );
    const isLoaded = isWithoutScript && document.readyState === 'complete';
    if (!seen.inView && (isDriven || isLoaded || works(inView))) seen.inView = performance.now();
    if (isDriven || isLoaded || works(islands)) seen.all = performance.now();
    // The browser reports a paint a little later.
    if (seen.all && seen.largestPaint) setTimeout(report, 100);
    else requestAnimationFrame(check);
  };
  const report = () => {
    const requests = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js')).length;
    /** @type {any} */ (window).skerryBench(JSON.stringify({ ...seen, requests }));
  };
  requestAnimationFrame(check);
};

/**
 * @typedef {object} Ready wall-clock milliseconds since the navigation
 * @property {number} inView until visible modules work
 * @property {number} all until all modules work
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} requests number of requested scripts, including cached ones
 */

/**
 * One visit with an empty cache and one directly after it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} latency additional milliseconds for every response
 * @returns {Promise<[cold: Ready, warm: Ready]>}
 */
const measureReady = async (browser, url, latency) => {
  const context = await browser.newContext();
  try {
    const visit = async () => {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.addInitScript(watchReady);
      // A binding, not polling: the page would have to compile the polling code, at a cost that
      // depends on the time of the poll.
      await session.send('Runtime.enable');
      await session.send('Runtime.addBinding', { name: 'skerryBench' });
      /** @type {Promise<string>} */
      const reported = new Promise((resolve, reject) => {
        session.once('Runtime.bindingCalled', ({ payload }) => resolve(payload));
        setTimeout(() => reject(new Error(`${url} is not ready`)), LIMIT_MS).unref();
      });
      await page.goto(url, { timeout: LIMIT_MS, waitUntil: 'commit' });
      const ready = JSON.parse(await reported);
      await page.close();
      return ready;
    };
    return [await visit(), await visit()];
  } finally {
    await context.close();
  }
};

/**
 * Wall-clock time until an ordinary page of ten modules works.
 * @param {import('./section.mjs').Bench} bench
 * @returns {Promise<import('./section.mjs').Section>}
 */
export const ready = async ({ browser, runs }) => {
  const server = await startServer();
  /** @type {Map<string, Ready[]>} */
  const seen = new Map();
  for (const latency of LATENCIES) {
    for (let run = 0; run < runs; run += 1) {
      // Contenders alternate, so that other load on the machine affects all of them equally.
      for (const contender of CONTENDERS) {
        const url = `${server.url}/run/${contender}?${PAGE}`;
        const visits = await measureReady(browser, url, latency);
        for (const [at, cache] of ['cold', 'warm'].entries()) {
          const key = `${latency} ms, ${cache}, ${contender}`;
          const visit = visits[at];
          if (visit) seen.set(key, [...(seen.get(key) ?? []), visit]);
        }
      }
    }
  }
  server.close();

  /** @param {string} key @param {keyof Ready} what */
  const of = (key, what) => median((seen.get(key) ?? []).map((each) => each[what]));
  /** @param {number} latency @param {import('./promises.mjs').TargetId} id @param {keyof Ready} what @param {string} other */
  const kept = (latency, id, what, other) => {
    const theirs = of(`${latency} ms, cold, ${other}`, what);
    const ours = (seen.get(`${latency} ms, cold, skerry`) ?? []).map((each) => each[what]);
    return { id, value: median(ours) / theirs, noise: noiseOf(ours) / theirs };
  };
  return {
    title: 'Until a page of ten modules works',
    notes: [
      'Wall-clock milliseconds since the navigation, at 4x slowdown: until visible modules work, until all',
      'work, to an accuracy of one frame. Every response is delayed by the latency; "warm" is the second visit.',
    ],
    columns: ['latency, cache, driven by', 'in view', 'all', 'first paint', 'largest', 'scripts'],
    rows: [...seen.keys()].map((key) => [
      key,
      of(key, 'inView').toFixed(0),
      of(key, 'all').toFixed(0),
      of(key, 'firstPaint').toFixed(0),
      of(key, 'largestPaint').toFixed(0),
      of(key, 'requests').toFixed(0),
    ]),
    kept: [
      kept(0, 'ready', 'inView', 'jquery'),
      kept(150, 'readyFar', 'inView', 'jquery'),
      kept(150, 'firstPaint', 'firstPaint', 'nothing'),
      kept(150, 'largestPaint', 'largestPaint', 'nothing'),
    ],
  };
};
