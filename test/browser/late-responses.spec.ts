import type { Page } from '@playwright/test';
import * as contact from './contact-page';
import * as newsletter from './newsletter-page';
import { holdBack } from './support/hold-back';
import { expect, test } from './support/test';

/** Visitors do not wait for a response: they go on to another field, or press another control. */

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const bar = 'bar=off';

for (const isAccepted of [true, false]) {
  const outcome = isAccepted ? 'thanks' : 'failure';

  test(`the ${outcome} of a contact form leaves a visitor who types in another form where they are`, async ({
    page,
    open,
  }) => {
    await open('/contact/', bar);
    await contact.fill(page);
    if (!isAccepted) {
      await page.request.post('/qa/fault', { data: { kind: '500', call: 'POST /contact/' } });
    }
    const release = await holdBack(page, /\/contact\//);
    await contact.send(page);
    const other = newsletter.join(page).getByLabel('First name');
    await other.focus();
    await page.keyboard.type('Vis');
    release();
    const said = isAccepted ? 'Thanks' : 'That did not work';
    await expect(contact.first(page).getByText(said)).toBeVisible();
    await page.keyboard.type('itor');
    await expect(other).toHaveValue('Visitor');
    await expect(other).toBeInViewport();
  });

  test(`the ${outcome} of a newsletter form leaves a visitor who types in another form where they are`, async ({
    page,
    open,
  }) => {
    await open('/contact/', bar);
    await newsletter.fill(page);
    if (!isAccepted) {
      await page.request.post('/qa/fault', { data: { kind: '500', call: newsletter.CALL } });
    }
    const release = await holdBack(page, '**/admin-ajax.php');
    await newsletter.button(page).click();
    const other = contact.first(page).getByLabel('Message');
    await other.focus();
    await page.keyboard.type('Hel');
    release();
    const said = isAccepted ? 'success' : 'error';
    await expect(newsletter.join(page).locator(`.et_pb_newsletter_${said}`)).toBeVisible();
    await page.keyboard.type('lo');
    await expect(other).toHaveValue('Hello');
    await expect(other).toBeInViewport();
  });
}

test('another page of a list leaves the focus where the visitor has moved it', async ({
  page,
  open,
}) => {
  await open('/portfolio/', bar);
  const release = await holdBack(page, /paged=2/);
  const pages = page.locator('#pages');
  await pages.getByText('Older Entries').click();
  const link = page.locator('#main-header a').first();
  await link.focus();
  release();
  await expect(pages.locator('.et_pb_portfolio_item').first()).toHaveText(/Project 7/);
  await expect(pages.locator('[aria-busy]')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test.describe('at the checkout', () => {
  test.beforeEach(async ({ page, open }) => {
    await page.request.get('/cart/?add-to-cart=301');
    const updated = page.waitForResponse(/update_order_review/);
    await open('/checkout/', bar);
    await updated;
    await expect(page.locator('.blockUI, [aria-busy="true"]')).toHaveCount(0);
    await page.locator('.showcoupon').click();
  });
  const code = (page: Page) => page.locator('#coupon_code');

  test('a rejected coupon leaves a visitor who types in the address where they are', async ({
    page,
  }) => {
    await code(page).fill('nonsense');
    const release = await holdBack(page, /wc-ajax=apply_coupon/);
    await code(page).press('Enter');
    const name = page.locator('#billing_first_name');
    await name.focus();
    await page.keyboard.type('Vis');
    release();
    await expect(page.locator('.coupon-error-notice')).toHaveText(/does not exist/);
    await page.keyboard.type('itor');
    await expect(name).toHaveValue('Visitor');
    await expect(code(page)).toHaveValue('nonsense');
  });

  test('a coupon that is being removed leaves the code that is typed meanwhile', async ({
    page,
  }) => {
    await code(page).fill('tide10');
    await code(page).press('Enter');
    const remove = page.locator('.woocommerce-remove-coupon');
    await expect(remove).toBeVisible();
    await expect(page.locator('.blockUI, [aria-busy="true"]')).toHaveCount(0);
    const release = await holdBack(page, /wc-ajax=remove_coupon/);
    await remove.click();
    await page.locator('.showcoupon').click();
    await code(page).fill('another');
    release();
    await expect(page.locator('.cart-discount')).toHaveCount(0);
    await expect(code(page)).toHaveValue('another');
    await expect(code(page)).toBeFocused();
  });
});

test('a code that is typed while the coupon of a course is being removed stays', async ({
  page,
  open,
}) => {
  await open('/registration/', 'motion=reduce&bar=off');
  const code = page.locator('#coupon-field');
  await code.fill('welcome');
  await code.press('Enter');
  await expect(page.locator('#total-row')).toContainText('$36.75');
  const release = await holdBack(page, '**/admin-ajax.php');
  await page.getByRole('button', { name: 'Remove' }).click();
  await code.fill('free');
  release();
  await expect(page.locator('.coupon-alert-success')).toHaveText('Coupon removed.');
  await expect(code).toHaveValue('free');
});
