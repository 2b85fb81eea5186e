import type { Page } from '@playwright/test';
import { differences, rememberServerDom } from '../support/snapshot';
import { mountAsleep, settle, statusOf, withoutImports } from '../support/test';
import { expect, reported, test } from './attack';

const areMounted = (page: Page) =>
  page.evaluate(() =>
    window.skerry
      ?.islands()
      .every(({ status, when }) => status === 'mounted' || status === 'asleep' || when === 'key'),
  );

/** Opens a page, waits until it has settled, and keeps a snapshot of the server's markup. */
const openKitchenSink = async (page: Page) => {
  await rememberServerDom(page);
  await page.goto('/kitchen-sink/?bar=off');
  await settle(page);
};

test('a chunk that never loads counts as failed after two times fifteen seconds', async ({
  page,
}) => {
  await page.clock.install();
  await rememberServerDom(page);
  await page.route(/chunks\/asleep-/, () => {});
  await page.goto('/tabs/?bar=off', withoutImports());
  await page.waitForFunction(() => window.skerry);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(5_000);
        return page.evaluate(() => [
          ...new Set(
            window.skerry
              ?.islands()
              .filter(({ name }) => name === 'tabs')
              .map(({ status }) => status),
          ),
        ]);
      },
      { timeout: 20_000 },
    )
    .toEqual(['failed']);
  for (const each of await reported(page)) expect(each).toMatch(/^(tabs|slider) load/);
  await page.evaluate(() => window.skerry?.stop());
  expect(await differences(page)).toEqual([]);
});

test('offline the page stays as it is, and mounted modules keep working', async ({
  page,
  context,
}) => {
  await openKitchenSink(page);
  // The chunks of sleeping islands are not loaded yet; mounted islands keep working.
  await mountAsleep(page);
  await context.setOffline(true);
  await page.locator('.ajax_add_to_cart').first().click();
  await expect(page.locator('.ajax_add_to_cart').first()).not.toHaveClass(/loading/);
  const tab = page.locator('#sink-tabs [role=tab]').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => {
    location.hash = '';
    document.body.append(document.createElement('div'));
  });
  // Chunks that were not requested before cannot be loaded offline.
  for (const each of await reported(page))
    expect(each).toMatch(/ (load|start) TypeError: (Failed to fetch|error loading dynamically)/);
  await context.setOffline(false);
});

test('without a connection what sleeps stays usable, and opens at the next press when it is back', async ({
  page,
  context,
}) => {
  const retried: string[] = [];
  page.on('request', (request) => {
    if (/%[0-9a-f]{2}[^?]*\/(ui)-|\?retry/.test(request.url())) retried.push(request.url());
  });
  await openKitchenSink(page);
  await context.setOffline(true);
  const tab = page.locator('#sink-tabs [role=tab]').nth(1);
  await tab.hover();
  const address = page.url();
  for (let presses = 0; presses < 2; presses += 1) {
    await tab.click();
    await expect.poll(() => statusOf(page, '#sink-tabs')).toBe('asleep');
  }
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  expect(page.url()).toBe(address);
  // Browsers cache failed imports, so each press requests a different address.
  expect(retried.length).toBeGreaterThan(1);
  expect(new Set(retried).size).toBe(retried.length);
  await context.setOffline(false);
  await expect.poll(() => statusOf(page, '#sink-tabs')).toBe('mounted');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const reports = await reported(page);
  expect(reports.filter((each) => /^(tabs|toggle) /.test(each))).toEqual([]);
  await page.evaluate(() => window.skerry?.stop());
  expect(await differences(page)).toEqual([]);
});

/** Hours by which the clock of the visitor's computer may jump. */
const JUMPS = [-24 * 400, -1, 1, 25, 24 * 400];

for (const path of [
  '/kitchen-sink/',
  '/counters/',
  '/sliders/',
  '/lessons/c/?timer=90',
  '/shop/',
  '/consent/',
  '/effects/',
  '/checkout/',
]) {
  test(`${path}: a clock that jumps stops nothing`, async ({ page }) => {
    await page.request.get('/shop/?add-to-cart=331');
    await page.clock.install();
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}bar=off`);
    await page.waitForFunction(() => window.skerry);
    // The first interaction mounts the definitions that wait for it.
    await page.evaluate(() => document.body.dispatchEvent(new Event('focusin', { bubbles: true })));
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return areMounted(page);
      })
      .toBe(true);
    for (const hours of JUMPS) {
      const now = await page.evaluate(() => Date.now());
      await page.clock.setSystemTime(now + hours * 3_600_000);
      await page.clock.runFor(1_500);
    }
    await page.clock.fastForward(60_000);
    await page.clock.runFor(1_500);
    expect(await areMounted(page)).toBe(true);
    expect(await reported(page)).toEqual([]);
  });
}
