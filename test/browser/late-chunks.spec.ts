import { holdBack } from './support/hold-back';
import { expect, test } from './support/test';

/** On a slow connection visitors use a page while the chunks of its features are still loading. */

test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('a press on the shipping calculator before the code of the cart is loaded opens it', async ({
  page,
}) => {
  await page.request.get('/cart/?add-to-cart=301');
  const release = await holdBack(page, /\/chunks\/cart-page-/);
  await page.goto('/cart/?bar=off', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.skerry);
  await page.locator('.shipping-calculator-button').click();
  await expect(page.locator('.shipping-calculator-form')).toBeHidden();
  release();
  await expect(page.locator('.shipping-calculator-form')).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
});

test('Space on the shipping calculator before the code of the cart is loaded opens it, and does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await page.request.get('/cart/?add-to-cart=301');
  const release = await holdBack(page, /\/chunks\/cart-page-/);
  await page.goto('/cart/?bar=off', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.skerry);
  await page.locator('.shipping-calculator-button').focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(page.locator('.shipping-calculator-form')).toBeHidden();
  release();
  await expect(page.locator('.shipping-calculator-form')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('an order of products that is chosen before the code of the shop is loaded is applied [S2.11c]', async ({
  page,
}) => {
  const release = await holdBack(page, /\/chunks\/shop-/);
  await page.goto('/shop/?bar=off', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.skerry);
  const order = page.locator('select.orderby').first();
  await order.focus();
  await order.selectOption('price');
  release();
  await expect(page).toHaveURL(/orderby=price/);
  await expect(order).toHaveValue('price');
});

test('of two images that are pressed before the lightbox is loaded the last one opens', async ({
  page,
  open,
}) => {
  await open('/galleries/', 'bar=off');
  const release = await holdBack(page, /\/chunks\/lightbox-/);
  const images = page.locator('.et_pb_gallery_image a');
  await images.nth(0).click();
  await images.nth(1).click();
  release();
  await expect(page.locator('.mfp-img')).toHaveAttribute('alt', 'Hills, number 2');
});
