import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back';
import { expect, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const reducedMotion = 'motion=reduce&bar=off';

/** Presses are deferred from now on; the file of a feature may have been requested before. */
const runtimeIsThere = (page: Page) => page.waitForFunction(() => window.skerry);

test('a press on an expand button counts before the code of courses is loaded', async ({
  page,
}) => {
  const release = await holdBack(page, /chunks\/learndash-/);
  await page.goto(`/courses/c/?${reducedMotion}`, { waitUntil: 'commit' });
  await runtimeIsThere(page);
  const button = page.locator('.ld-expand-button[aria-expanded]').first();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a press on the log-in link counts before the code of the registration is loaded', async ({
  page,
}) => {
  const release = await holdBack(page, /chunks\/course-access-/);
  await page.goto(`/registration/?visitor=anonymous&${reducedMotion}`, { waitUntil: 'commit' });
  await runtimeIsThere(page);
  await page.locator('.ld-registration__login-link').click();
  await expect(page.locator('#username')).toBeVisible();
  release();
  await expect(page.locator('#user_login')).toBeVisible();
  await expect(page).toHaveURL(/visitor=anonymous/);
});

test.describe('before the code of the purchase is loaded', () => {
  const PURCHASE = /chunks\/course-access-/;

  test('a coupon that is sent is applied on the page', async ({ page }) => {
    const release = await holdBack(page, PURCHASE);
    await page.goto(`/registration/?${reducedMotion}`, { waitUntil: 'commit' });
    await runtimeIsThere(page);
    await page.locator('#coupon-field').fill('welcome');
    await page.locator('#coupon-field').press('Enter');
    release();
    await expect(page.locator('#total-row')).toContainText('$36.75');
    await expect(page).toHaveURL(/registration/);
  });

  test('a press on the join button sends one request, and no payment starts', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'Firefox does not report posted data.');
    await page.goto(`/registration/?${reducedMotion}`);
    await runtimeIsThere(page);
    await page.locator('#coupon-field').fill('free');
    await page.locator('#coupon-field').press('Enter');
    await expect(page.locator('#total-row')).toContainText('$0.00');
    const release = await holdBack(page, PURCHASE);
    const enrolled: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('enroll_with_zero_price')) enrolled.push(request.url());
    });
    await page.reload({ waitUntil: 'commit' });
    await runtimeIsThere(page);
    await page.locator('#btn-join').click();
    release();
    await expect.poll(() => enrolled.length).toBe(1);
  });
});
