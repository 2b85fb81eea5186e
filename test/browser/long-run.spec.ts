import type { Page } from '@playwright/test';
import { expect, settle, test } from './support/test';

// A trace keeps copies of the page, listeners included.
test.use({ trace: 'off' });

/** Objects that live on a page after a collection; listeners and timers keep what they close over. */
const countListeners = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  await session.detach();
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
};

/** Counts timers and frames that are asked for and neither run nor cancelled. */
const countTimers = () => {
  const pending = new Set<string>();
  Object.assign(window, { pendingTimers: pending });
  const {
    setTimeout: later,
    clearTimeout: cancel,
    setInterval: repeat,
    clearInterval: end,
  } = window;
  const { requestAnimationFrame: frame, cancelAnimationFrame: cancelFrame } = window;
  const runOf = (handler: TimerHandler) => (typeof handler === 'function' ? handler : () => {});
  Object.assign(window, {
    setTimeout(handler: TimerHandler, ms?: number, ...rest: unknown[]) {
      const id = later(() => {
        pending.delete(`timer ${id}`);
        runOf(handler)(...rest);
      }, ms);
      pending.add(`timer ${id}`);
      return id;
    },
    clearTimeout(id: number) {
      pending.delete(`timer ${id}`);
      cancel(id);
    },
    setInterval(handler: TimerHandler, ms?: number) {
      const id = repeat(handler, ms);
      pending.add(`interval ${id}`);
      return id;
    },
    clearInterval(id: number) {
      pending.delete(`interval ${id}`);
      end(id);
    },
    requestAnimationFrame(callback: FrameRequestCallback) {
      const id = frame((time) => {
        pending.delete(`frame ${id}`);
        callback(time);
      });
      pending.add(`frame ${id}`);
      return id;
    },
    cancelAnimationFrame(id: number) {
      pending.delete(`frame ${id}`);
      cancelFrame(id);
    },
  });
};

/**
 * Unmounts and scans again: every second time as soon as the parts were found, while they wait and
 * load, else once all that are in sight work. Returns how many were mounted in all.
 */
const cycle = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const { skerry } = window;
    if (!skerry) throw new Error('no runtime');
    const task = () => new Promise((resolve) => setTimeout(resolve));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let mounted = 0;
    for (let at = 0; at < count; at += 1) {
      skerry.unmount();
      skerry.scan();
      await task();
      if (at % 2 === 0) continue;
      await frame();
      while (skerry.islands().some(({ status }) => status === 'loading')) await task();
      mounted += skerry.islands().filter(({ status }) => status === 'mounted').length;
    }
    return mounted;
  }, times);

test('a thousand mounts and unmounts leave no listener, no node and no timer behind', async ({
  page,
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium counts listeners.');
  test.setTimeout(180_000);
  // Tall enough for every module to be in sight.
  await page.setViewportSize({ width: 1280, height: 8000 });
  await page.addInitScript(countTimers);
  await open('/kitchen-sink/');
  await cycle(page, 50);
  await settle(page);
  const before = await countListeners(page);
  expect(await cycle(page, 1000)).toBeGreaterThan(5000);
  await settle(page);
  const after = await countListeners(page);
  const timers = () =>
    page.evaluate(() => [...(window as unknown as { pendingTimers: Set<string> }).pendingTimers]);
  expect(await timers(), 'a countdown ticks').not.toEqual([]);
  await page.evaluate(() => window.skerry?.stop());
  // What the browser or a library has still to run comes to an end by itself.
  await expect.poll(timers, { timeout: 20_000 }).toEqual([]);
  // A few listeners come and go with what is under way; a leak of one a cycle would be a thousand.
  expect(after.listeners - before.listeners).toBeLessThan(100);
  expect(after.nodes - before.nodes).toBeLessThan(500);
});
