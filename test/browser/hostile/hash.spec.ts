import type { Page } from '@playwright/test';
import { expect, test } from './attack';
import { hashes } from './inputs/hashes';

/** Sets one hash after the other, with a frame after each. */
const follow = (page: Page, all: readonly string[]) =>
  page.evaluate(async (list) => {
    for (const hash of list) {
      location.hash = hash;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, all);

for (const path of ['/tabs/', '/kitchen-sink/', '/portfolio/', '/links/', '/courses/c/']) {
  test(`${path}: every hostile hash is followed without harm`, async ({ page, open, faults }) => {
    await open(path, 'bar=off');
    await follow(page, hashes);
    const mounted = await page.evaluate(() =>
      window.skerry?.islands().every(({ status }) => status !== 'failed'),
    );
    expect(mounted).toBe(true);
    expect(faults).toEqual([]);
  });
}

test('after every hostile hash tabs still follow the address', async ({ page, open, faults }) => {
  await open('/tabs/', 'bar=off');
  await follow(page, [...hashes, 'plans|1']);
  await expect(page.locator('#plans [role=tab]').nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(faults).toEqual([]);
});

test('a page that is opened with a hostile hash works', async ({
  page,
  open,
  faults,
  browserName,
}) => {
  test.skip(
    browserName !== 'chromium',
    'Each load takes seconds; the other tests follow every hash.',
  );
  for (const hash of hashes.filter((_, at) => at % 8 === 0)) {
    await page.goto('about:blank');
    await open(`/tabs/#${hash}`, 'bar=off');
    await expect(page.locator('#plans [role=tab]').first()).toBeVisible();
  }
  expect(faults).toEqual([]);
});
