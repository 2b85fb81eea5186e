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

for (const family of ['shop', 'consent']) {
  test(`a thousand mounts and unmounts of ${family} leave no listener and no node behind`, async ({
    page,
    open,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium counts listeners.');
    test.setTimeout(120_000);
    await page.route('**/kitchen-sink/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        'skerry.js"',
        `skerry.js" data-only="${family}"`,
      );
      await route.fulfill({ response, body });
    });
    await open('/kitchen-sink/');
    const cycle = (times: number) =>
      page.evaluate(async (count) => {
        const { skerry } = window;
        for (let at = 0; at < count; at += 1) {
          skerry?.unmount();
          skerry?.scan();
          // The first parts come back at once; the rest is ended while it waits.
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, times);
    await cycle(50);
    await settle(page);
    const before = await countListeners(page);
    await cycle(1000);
    await settle(page);
    const after = await countListeners(page);
    // A few listeners come and go with what is under way; a leak of one a cycle would be a thousand.
    expect(after.listeners - before.listeners).toBeLessThan(100);
    expect(after.nodes - before.nodes).toBeLessThan(500);
  });
}
