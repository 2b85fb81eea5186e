import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const reducedMotion = 'motion=reduce&bar=off';
const apply = async (page: Page, code: string) => {
  await page.locator('#coupon-field').fill(code);
  await page.keyboard.press('Enter');
};

test('a coupon is applied and removed by keyboard [S2.18c, S2.18f, S2.18g, S2.18h, S2.18i, S4.46a, S4.46d, S4.46f, S4.47b, S4.47f]', async ({
  page,
  open,
}) => {
  await open('/registration/', reducedMotion);
  await expect(page.getByRole('textbox', { name: 'Coupon' })).toBeVisible();
  await apply(page, 'nonsense');
  await expect(page.getByRole('alert')).toHaveText('Coupon code is invalid & unknown.');
  await expect(page.locator('#coupon-field')).toBeFocused();
  await apply(page, 'welcome');
  await expect(page.locator('#coupon-row')).toBeVisible();
  await expect(page.locator('#total-row')).toContainText('$36.75');
  await expect(page.locator('.coupon-alert-success')).toHaveText('Coupon applied.');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.locator('[name=amount]')).toHaveValue('36.75');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#totals')).toBeHidden();
  await expect(page.locator('#coupon-field')).toHaveValue('');
  await expect(page.locator('#coupon-field')).toBeFocused();
});

test('two presses on apply send one request, and the response is inserted as text [S8.16]', async ({
  page,
  open,
}) => {
  await open('/registration/', reducedMotion);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.request.post('/qa/fault', {
    data: { kind: 'slow', count: 1, call: 'learndash_apply_coupon' },
  });
  posts = 0;
  await page.locator('#coupon-field').fill('nonsense');
  await page.locator('#apply-coupon-form [type=submit]').dblclick();
  await page.locator('#coupon-field').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Coupon code is invalid & unknown.');
  await expect(page.locator('#coupon-alerts b')).toHaveCount(0);
  expect(posts).toBe(1);
});

for (const kind of ['400', '403', 'garbage', 'login', 'empty']) {
  test(`after ${kind} a coupon shows that it did not work and can be tried again`, async ({
    page,
    open,
  }) => {
    await open('/registration/', reducedMotion);
    await page.request.post('/qa/fault', {
      data: { kind, count: 1, call: 'learndash_apply_coupon' },
    });
    const responded = page.waitForResponse(/admin-ajax/);
    await apply(page, 'welcome');
    await responded;
    await expect(page.locator('#apply-coupon-form [type=submit]')).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveText('That did not work. Please try again.');
    await apply(page, 'welcome');
    await expect(page.locator('#coupon-row')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('a nonce that has run out is refused in words, and changes nothing', async ({
  page,
  open,
}) => {
  await open('/registration/', reducedMotion);
  await page.locator('#apply-coupon-form').evaluate((form) => {
    form.setAttribute('data-nonce', 'old');
  });
  await apply(page, 'welcome');
  await expect(page.getByRole('alert')).toHaveText('Invalid request.');
  await expect(page.locator('#totals')).toBeHidden();
});

test('a total of zero enrols at the first press, and two presses send one request [S4.48]', async ({
  page,
  open,
}) => {
  await open('/registration/', reducedMotion);
  await apply(page, 'FREE');
  await expect(page.locator('#total-row')).toContainText('$0.00');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  // The next page is fetched with GET, so a POST is the enrolment.
  await page.locator('.learndash_checkout_button').dblclick();
  await page.waitForURL(/joined=1/);
  expect(posts).toBe(1);
});

test("a refused enrolment shows the server's message [S8.15]", async ({ page, open }) => {
  await open('/registration/', reducedMotion);
  await page.locator('#total-row').evaluate((row) => row.setAttribute('data-total', '0'));
  const message = new Promise<string>((resolve, reject) => {
    page.once('dialog', (dialog) => {
      dialog.accept().then(() => resolve(dialog.message()), reject);
    });
  });
  await page.locator('.learndash_checkout_button').click();
  expect(await message).toBe('You have to pay for access.');
  expect(page.url()).toContain('/registration/');
});

test('the join button opens the list of gateways, and Escape closes it', async ({ page, open }) => {
  await open('/registration/', reducedMotion);
  const trigger = page.locator('.learndash_checkout_button');
  const panel = page.locator('#learndash-payment-button-dropdown');
  await expect(panel).toBeHidden();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Use PayPal' })).toBeFocused();
  const [below, above] = await Promise.all([panel.boundingBox(), trigger.boundingBox()]);
  expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), 0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(trigger).toBeFocused();
  await trigger.click();
  await page.mouse.click(10, 600);
  await expect(panel).toBeHidden();
});

for (const width of [320, 1200]) {
  test(`the purchase fits a window of ${width} pixels`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/registration/', reducedMotion);
    await page.locator('.learndash_checkout_button').click();
    await expect(page.locator('#learndash-payment-button-dropdown')).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
