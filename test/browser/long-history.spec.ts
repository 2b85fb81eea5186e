import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findBrowser } from '../../tools/find-browser.mjs';
import {
  countListeners,
  countObservers,
  countTimers,
  expectNoGrowth,
  expectNoHeapLeak,
  observedTargets,
  pendingTimers,
} from './support/leaks';
import { isThorough } from './support/is-thorough';
import { report } from './support/report';
import { expect, settle, test } from './support/test';

/** A leak per restore shows after some hundreds as clearly as after thousands. */
const RESTORES = isThorough ? 1000 : 400;
const HASH_CHANGES = isThorough ? 10_000 : 2500;
/** Heap sizes vary: with fewer repetitions a leak must be larger to be distinguishable. */
const leakOf = (bytes: number) => (isThorough ? bytes : 4 * bytes);

/**
 * A separate browser: without the switch Chromium drops navigations as soon as a page requests more
 * than 200 in ten seconds.
 */
const openBrowser = async (baseURL: string | undefined) => {
  const executablePath = findBrowser('chromium');
  const browser = await chromium.launch({
    args: [...chromiumFlags, '--disable-ipc-flooding-protection'],
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await page.addInitScript(countTimers);
  await page.addInitScript(countObservers);
  return page;
};

/** Counts of a page on which everything is mounted. */
const countAll = async (page: Page) => {
  await settle(page);
  return { ...(await countListeners(page)), observers: await observedTargets(page) };
};

type Counts = Awaited<ReturnType<typeof countAll>>;

/** A leak per repetition would exceed these limits. */
const expectNoLeak = async (page: Page, before: Counts, after: Counts) => {
  expect(after.observers).toEqual(before.observers);
  await expectNoGrowth(page, before, { listeners: 20, nodes: 200 });
  expect(await page.evaluate(() => window.skerry?.faults().length)).toBe(0);
};

test(`${RESTORES} restores from history leave nothing behind and everything at work`, async ({
  browserName,
  baseURL,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium counts listeners.');
  test.setTimeout(240_000);
  const page = await openBrowser(baseURL);
  await page.goto('/kitchen-sink/?bar=off&motion=reduce#sink-tabs|1');
  await settle(page);
  await page.evaluate(() => {
    location.hash = 'sink-tabs|2';
  });
  /**
   * Goes back and forward between two states, each with the events of a page restored from the
   * browser's cache.
   */
  const restore = (times: number) =>
    page.evaluate(async (count) => {
      for (let at = 0; at < count; at += 1) {
        const arrived = new Promise((resolve) =>
          addEventListener('hashchange', resolve, { once: true }),
        );
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        if (at % 2 === 0) history.back();
        else history.forward();
        await arrived;
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }
    }, times);
  await restore(100);
  const before = await countAll(page);
  await expectNoHeapLeak(page, { times: RESTORES, bytesEach: leakOf(1000) }, restore);
  const after = await countAll(page);
  report({ restores: RESTORES, before, after });
  await expectNoLeak(page, before, after);
  const tabs = page.locator('#sink-tabs [role=tab]');
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await restore(1);
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.context().browser()?.close();
});

test(`${HASH_CHANGES.toLocaleString('en')} hash changes leave nothing behind, and the last one holds`, async ({
  browserName,
  baseURL,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium counts listeners.');
  test.setTimeout(240_000);
  const page = await openBrowser(baseURL);
  await page.goto('/kitchen-sink/?bar=off&motion=reduce');
  await settle(page);
  const change = (times: number) =>
    page.evaluate(async (count) => {
      const hashes = [
        'sink-tabs|1',
        'sink-tabs|2||sink-slider|1',
        'nothing',
        'sink-slider|0||sink-tabs|0',
        '%zz|||',
      ];
      for (let at = 0; at < count; at += 1) {
        const changed = new Promise((resolve) =>
          addEventListener('hashchange', resolve, { once: true }),
        );
        location.hash = `${hashes[at % hashes.length]}`;
        await changed;
      }
    }, times);
  await change(200);
  const before = await countAll(page);
  await expectNoHeapLeak(page, { times: HASH_CHANGES, bytesEach: leakOf(100) }, change);
  await change(1);
  const after = await countAll(page);
  report({ hashChanges: HASH_CHANGES, before, after });
  const second = page.locator('#sink-tabs [role=tab]').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expectNoLeak(page, before, after);
  await page.evaluate(() => window.skerry?.stop());
  await expect.poll(() => pendingTimers(page), { timeout: 20_000 }).toEqual([]);
  await page.context().browser()?.close();
});
