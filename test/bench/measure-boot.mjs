/** Fourfold slowdown, as a phone in the middle of the market (DESIGN §7). */
const SLOWDOWN = 4;

/** Collects long tasks and layout shifts from the first moment. */
const observe = () => {
  /** @type {{ longest: number, shift: number }} */
  const seen = { longest: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.shift += /** @type {PerformanceEntry & { value: number }} */ (entry).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const isReady = () => {
  const { skerry, isDriven } = /** @type {any} */ (window);
  if (isDriven || location.pathname.endsWith('/nothing')) return true;
  return skerry
    ? skerry.islands().every((/** @type {{ status: string }} */ { status }) => status === 'mounted')
    : false;
};

/**
 * Boots one page and tells what it cost: script and longest task in milliseconds at fourfold
 * slowdown, layout shift (CLS), heap in bytes after a collection.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export const measureBoot = async (browser, url) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(isReady, null, { timeout: 120_000, polling: 100 });
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (/** @type {string} */ name) =>
    metrics.find((each) => each.name === name)?.value ?? 0;
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(\?|$)/.test(new URL(name).pathname))
      .map((entry) => new URL(entry.name).pathname),
  );
  await context.close();
  return {
    scriptMs: metric('ScriptDuration') * 1000,
    layoutMs: metric('LayoutDuration') * 1000 + metric('RecalcStyleDuration') * 1000,
    longestMs: seen.longest,
    shift: seen.shift,
    heap: metric('JSHeapUsedSize'),
    scripts: bytes,
  };
};
