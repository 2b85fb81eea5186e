import { expect, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const bar = 'bar=off';

test('a visitor refuses cookies, browses products, adds one and sees it in the mini-cart [S1.02]', async ({
  page,
  open,
}) => {
  await open('/kitchen-sink/', bar);
  await page.locator('[data-cky-tag="reject-button"]').first().click();
  await expect(page.locator('.cky-consent-container')).toBeHidden();
  await page.goto('/shop/?bar=off');
  await page
    .locator('li.product')
    .filter({ hasText: 'Storm lantern' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/storm-lantern/);
  await page.goBack();
  const item = page.locator('li.product').filter({ hasText: 'Storm lantern' });
  await item.locator('.ajax_add_to_cart').click();
  await expect(item.locator('.added_to_cart')).toBeVisible();
  await expect(page.locator('.woocommerce-mini-cart-item').first()).toContainText('Storm lantern');
  // The choice holds on the next page, and so does the cart.
  await open('/kitchen-sink/', bar);
  await expect(page.locator('.cky-consent-container')).toBeHidden();
  await expect(page.locator('.woocommerce-mini-cart-item').first()).toContainText('Storm lantern');
});

test('a learner opens a course, a lesson in focus mode, the profile, and buys a course with a coupon [S1.04]', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await open('/courses/c/', bar);
  const opener = page.locator('.ld-expand-button[aria-expanded="false"]').first();
  await opener.click();
  await expect(page.locator('.ld-expand-button[aria-expanded="true"]').first()).toBeVisible();
  await open('/lessons/c/', bar);
  const sidebar = page.locator('.ld-focus-sidebar');
  await expect(sidebar).toBeVisible();
  await page.locator('.ld-focus-sidebar-trigger').first().press('Enter');
  await expect(page.locator('.ld-focus')).toHaveClass(/ld-focus-sidebar-collapsed/);
  await open('/profile/c/', bar);
  await expect(page.locator('.ld-profile-summary, #ld-profile').first()).toBeVisible();
  await open('/registration/', bar);
  await page.locator('#coupon-field').fill('welcome');
  await page.locator('#coupon-field').press('Enter');
  await expect(page.locator('#total-row')).toContainText('$36.75');
});
