/** Fourfold slowdown, as a phone in the middle of the market (DESIGN §7). */
const SLOWDOWN = 4;
/** What does not boot in this time is printed as such. */
const LIMIT_MS = 60_000;

/** Collects long tasks, the longest script in a long frame, and layout shifts, from the start. */
const observe = () => {
  const seen = { longest: 0, script: 0, shift: 0 };
  Object.assign(window, { seen });
  /** @param {string} type @param {(entry: any) => void} see */
  const watch = (type, see) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry);
    }).observe({ type, buffered: true });
  watch('longtask', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration);
  });
  watch('long-animation-frame', ({ scripts }) => {
    for (const { duration } of scripts) seen.script = Math.max(seen.script, duration);
  });
  watch('layout-shift', ({ value }) => {
    seen.shift += value;
  });
};

const isReady = () => {
  const { skerry, isDriven } = /** @type {any} */ (window);
  if (isDriven || location.pathname.endsWith('/nothing')) return true;
  const islands = skerry?.islands();
  const wanted = Number(new URLSearchParams(location.search).get('count'));
  return (
    islands?.length >= wanted &&
    islands.every((/** @type {{ status: string }} */ { status }) => status === 'mounted')
  );
};

/**
 * @typedef {{ scriptMs: number, layoutMs: number, longestMs: number, longestScriptMs: number,
 *   shift: number, heap: number }} Boot
 */

/**
 * Boots one page and tells what it cost: times in milliseconds at fourfold slowdown, layout shift
 * (CLS), heap in bytes after a collection. Null when it is not ready in a minute.
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
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    const isIn = await page
      .waitForFunction(isReady, null, { timeout: LIMIT_MS, polling: 100 })
      .catch(() => null);
    if (!isIn) return null;
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (/** @type {string} */ name) =>
      metrics.find((each) => each.name === name)?.value ?? 0;
    const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
    return {
      scriptMs: metric('ScriptDuration') * 1000,
      layoutMs: (metric('LayoutDuration') + metric('RecalcStyleDuration')) * 1000,
      longestMs: seen.longest,
      longestScriptMs: seen.script,
      shift: seen.shift,
      heap: metric('JSHeapUsedSize'),
    };
  } catch {
    return null;
  } finally {
    await context.close();
  }
};
