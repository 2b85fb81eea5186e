import { expect, settle, test } from './support/test';
import { doubleText, lostText } from './support/text-size';

test.use({ viewport: { width: 320, height: 640 } });

test('the skip link can be read at twice the size of type, on 320 pixels (WCAG 1.4.4)', async ({
  page,
  open,
}) => {
  await open('/tabs/');
  const link = page.locator('.skerry-skip');
  await doubleText(link);
  await link.focus();
  expect(await lostText(link)).toEqual([]);
});

test('the banner that Skerry inserts, and its preferences, can be read and pressed at twice the size of type, on 320 pixels (WCAG 1.4.4)', async ({
  page,
}) => {
  await page.goto('/consent/gdpr-popup/');
  await settle(page);
  const notice = page.locator('.cky-consent-container');
  await expect(notice).toBeVisible();
  await doubleText(notice);
  expect(await lostText(notice)).toEqual([]);
  for (const button of await notice.getByRole('button').all()) {
    if (await button.isVisible()) await button.click({ trial: true });
  }
  await notice.locator('[data-cky-tag="settings-button"]').click();
  const center = page.locator('[data-cky-tag="detail"]');
  await expect(center).toBeVisible();
  await doubleText(center);
  expect(await lostText(center)).toEqual([]);
  await center.locator('[data-cky-tag="detail-save-button"]').click({ trial: true });
});

test('the description of an image in the lightbox fits at twice the text size, on 320 pixels (WCAG 1.4.4)', async ({
  page,
  open,
}) => {
  await open('/galleries/');
  await page.locator('#photos .et_pb_gallery_image a').first().click();
  const dialog = page.locator('dialog.mfp-wrap');
  await expect(dialog.locator('.mfp-counter')).toBeVisible();
  await doubleText(dialog);
  expect(await lostText(dialog)).toEqual([]);
});

test('the inspector can be read at twice the size of type, on 320 pixels (WCAG 1.4.4)', async ({
  page,
  open,
}) => {
  await open('/tabs/', 'skerry=inspect&bar=off');
  const panel = page.getByRole('region', { name: 'Skerry inspector' });
  await doubleText(panel);
  const overflow = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the notice of the shop can be read and dismissed at twice the size of type, on 320 pixels (WCAG 1.4.4)', async ({
  page,
  open,
}) => {
  await open('/shop/', 'bar=off');
  const notice = page.locator('.woocommerce-store-notice');
  await expect(notice).toBeVisible();
  await doubleText(notice);
  expect(await lostText(notice)).toEqual([]);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
});

test('the button of a sub-menu grows with its sign, beside the words of its item (WCAG 1.4.4)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await open('/headers/left/', 'bar=off');
  const menu = page.locator('#top-menu');
  const button = menu.getByRole('button', { name: 'Sub-menu: Modules' });
  await doubleText(menu);
  await menu.getByRole('link', { name: 'Modules' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('font-size', '32px');
  const { x, width, height } = (await button.boundingBox()) ?? { x: 0, width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
  const link = await menu.getByRole('link', { name: 'Modules' }).boundingBox();
  expect(x).toBeCloseTo((link?.x ?? 0) + (link?.width ?? 0), 0);
});

test('what is below a slider keeps its place at each move, also with text enlarged after loading (WCAG 1.4.4)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/sliders/', 'bar=off&motion=reduce');
  const slider = page.locator('#stubborn-slider');
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('.et_pb_container').first()).toHaveAttribute('style', /height/);
  await doubleText(slider);
  const heightOf = () => slider.evaluate((element) => element.clientHeight);
  const heights: number[] = [];
  const dots = slider.locator('.et-pb-controllers a');
  // The common height is renewed in the frame after the text has grown.
  const tallest = () =>
    slider.evaluate((element) =>
      Math.max(
        ...[...element.querySelectorAll<HTMLElement>('.et_pb_container')].map(({ style }) =>
          Number.parseFloat(style.height),
        ),
      ),
    );
  await expect.poll(async () => (await heightOf()) - (await tallest())).toBeLessThanOrEqual(1);
  for (const dot of await dots.all()) {
    await dot.evaluate((link: HTMLElement) => link.click());
    await expect(dot).toHaveClass(/et-pb-active-control/);
    heights.push(await heightOf());
  }
  expect(heights.length).toBeGreaterThan(2);
  expect(new Set(heights).size).toBe(1);
});
