import type { Page } from '@playwright/test';
import { countListeners, countTimers, expectNoGrowth, pendingTimers } from './support/leaks';
import { isThorough } from './support/is-thorough';
import { expect, settle, test } from './support/test';

/** A leak per cycle shows after some hundreds as clearly as after a thousand. */
const TIMES = isThorough ? 1000 : 250;

// A trace keeps copies of the page, listeners included.
test.use({ trace: 'off' });

/**
 * Unmounts and scans again: every second time as soon as the elements are found, while they wait
 * and load, else once all that are in the viewport are mounted. Returns how many were mounted in
 * all.
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
      skerry.mount();
      while (skerry.islands().some(({ status }) => status === 'loading')) await task();
      mounted += skerry.islands().filter(({ status }) => status === 'mounted').length;
    }
    return mounted;
  }, times);

test(`${TIMES} mounts and unmounts leave no listener, no node and no timer behind`, async ({
  page,
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium counts listeners.');
  test.setTimeout(300_000);
  // High enough to have every module in the viewport.
  await page.setViewportSize({ width: 1280, height: 8000 });
  await page.addInitScript(countTimers);
  await open('/kitchen-sink/');
  await cycle(page, 50);
  await settle(page);
  const before = await countListeners(page);
  // About ten per cycle; on a busy machine some are visible a frame late.
  expect(await cycle(page, TIMES)).toBeGreaterThan(4 * TIMES);
  await settle(page);
  // A few listeners are added and removed with pending work; a leak of one per cycle would exceed
  // these limits.
  await expectNoGrowth(page, before, { listeners: TIMES / 10, nodes: TIMES / 2 });
  const timers = () => pendingTimers(page);
  expect(await timers(), 'a countdown ticks').not.toEqual([]);
  await page.evaluate(() => window.skerry?.stop());
  // Pending callbacks of the browser or of a library run to their end.
  await expect.poll(timers, { timeout: 20_000 }).toEqual([]);
});
