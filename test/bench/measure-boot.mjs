// @ts-check
import { errors } from '@playwright/test';
import { SCRIPT_CATEGORIES, readScripts } from './read-scripts.mjs';
import { recordTrace } from './record-trace.mjs';

/** Fourfold slowdown, as on a mid-range phone. */
const SLOWDOWN = 4;
/** Pages that take longer to boot are reported as “> 2 min”. */
const LIMIT_MS = 120_000;

/** Collects layout shifts from the start. */
const watchShift = () => {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

const isReady = () => {
  const { skerry, isDriven } = /** @type {any} */ (window);
  if (isDriven || location.pathname.endsWith('/nothing')) return true;
  const islands = skerry?.islands();
  const wanted = Number(new URLSearchParams(location.search).get('count'));
  return (
    islands?.length >= wanted &&
    islands.every(
      (/** @type {{ status: string, when: string }} */ { status, when }) =>
        status === 'mounted' || status === 'asleep' || when === 'key',
    )
  );
};

/**
 * @typedef {import('./read-scripts.mjs').Scripts & { shift: number, heap: number }} Boot
 */

/**
 * Boots one page and returns what it cost: milliseconds at fourfold slowdown, layout shift (CLS),
 * and heap bytes after a garbage collection. Null if the page is not ready in time.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Boot | null>}
 */
export const measureBoot = async (browser, url) => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchShift);
    const stop = await recordTrace(session, SCRIPT_CATEGORIES);
    const isLoaded = await page.goto(url, { timeout: LIMIT_MS }).catch((error) => {
      if (error instanceof errors.TimeoutError) return null;
      throw error;
    });
    if (!isLoaded) return null;
    // Polled rarely, because polling itself runs script.
    const isBooted = await page
      .waitForFunction(isReady, null, { timeout: LIMIT_MS, polling: 500 })
      .catch(() => null);
    const scripts = readScripts(await stop());
    if (!isBooted) return null;
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    const shift = await page.evaluate(() => /** @type {any} */ (window).seen.shift);
    return { ...scripts, shift, heap };
  } finally {
    await context.close();
  }
};
