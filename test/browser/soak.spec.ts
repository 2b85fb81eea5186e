import type { Page } from '@playwright/test';
import {
  countListeners,
  countObservers,
  countTimers,
  expectNoGrowth,
  expectNoHeapLeak,
  observedTargets,
  pendingTimers,
} from './support/leaks';
import { randomOf } from './support/random';
import { stayOnPage, useAtRandom } from './support/random-use';
import { report } from './support/report';
import { expect, mountAsleep, test } from './support/test';

/** Ten minutes on demand, a share of that in every run. */
const SECONDS = Number(process.env.SKERRY_SOAK_S ?? 20);
const SEED = Number(process.env.SKERRY_SEED ?? 12);

// A trace keeps copies of the page, listeners included.
test.use({ trace: 'off' });

/** Counts what remains of a page after everything was unmounted and has settled. */
const countRemaining = async (page: Page) => {
  await page.evaluate(() => {
    history.replaceState(null, '', location.pathname + location.search);
    scrollTo(0, 0);
    window.skerry?.unmount();
  });
  // Waits for pending responses and transitions, and for the timers of both.
  await expect.poll(() => pendingTimers(page), { timeout: 20_000 }).toEqual([]);
  return { ...(await countListeners(page)), observers: await observedTargets(page) };
};

test('random use of everything at once leaves nothing behind', async ({
  page,
  open,
  faults,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium counts listeners.');
  test.setTimeout(SECONDS * 1000 + 120_000);
  await page.addInitScript(countTimers);
  await page.addInitScript(countObservers);
  await page.addInitScript(stayOnPage);
  await open('/kitchen-sink/', 'bar=off');
  const random = randomOf(SEED);
  // Chunks, caches and compiled code belong to the page and stay, and with React also the listeners
  // of each of its roots: every island has been mounted once before anything is counted.
  await mountAsleep(page);
  await useAtRandom(page, random, 10_000);
  const before = await countRemaining(page);
  const actions: Record<string, number> = {};
  let after = before;
  await expectNoHeapLeak(
    page,
    { times: SECONDS, bytesEach: 1_000_000 / SECONDS },
    async (seconds) => {
      await page.evaluate(() => window.skerry?.scan());
      const counts = await useAtRandom(page, random, seconds * 1000);
      for (const [name, count] of Object.entries(counts))
        actions[name] = (actions[name] ?? 0) + count;
      after = await countRemaining(page);
    },
  );

  report({ seconds: SECONDS, seed: SEED, actions, before, after });
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => window.skerry?.faults())).toEqual([]);
  expect(after.observers).toEqual(before.observers);
  await expectNoGrowth(page, before, { listeners: 20, nodes: 500 });

  await page.evaluate(() => window.skerry?.stop());
  // The consent guard keeps holding scripts, and the test runner has its own observer.
  expect(await observedTargets(page)).toEqual({ MutationObserver: 2 });
  expect(await pendingTimers(page)).toEqual([]);
});
