import type { Page } from '@playwright/test';
import { countListeners, countTimers, expectNoGrowth, pendingTimers } from './support/leaks';
import { isThorough } from './support/is-thorough';
import { expect, settle, test } from './support/test';

/** What leaks at each shows after some hundreds as it does after a thousand. */
const TIMES = isThorough ? 1000 : 250;

// A trace keeps copies of the page, listeners included.
test.use({ trace: 'off' });

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
  // Tall enough for every module to be in sight.
  await page.setViewportSize({ width: 1280, height: 8000 });
  await page.addInitScript(countTimers);
  await open('/kitchen-sink/');
  await cycle(page, 50);
  await settle(page);
  const before = await countListeners(page);
  // About ten a cycle; on a busy machine some come into sight a frame late.
  expect(await cycle(page, TIMES)).toBeGreaterThan(4 * TIMES);
  await settle(page);
  // A few listeners come and go with what is under way; a leak of one a cycle would be as many as cycles.
  await expectNoGrowth(page, before, { listeners: TIMES / 10, nodes: TIMES / 2 });
  const timers = () => pendingTimers(page);
  expect(await timers(), 'a countdown ticks').not.toEqual([]);
  await page.evaluate(() => window.skerry?.stop());
  // What the browser or a library has still to run comes to an end by itself.
  await expect.poll(timers, { timeout: 20_000 }).toEqual([]);
});
