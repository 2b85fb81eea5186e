import { json, mounted, open } from './captured-shop';
import { capturedPages } from './support/captured';
import { expect, test } from './support/test';

const recorded = 'product-variable-galleries';
const isRecorded = capturedPages.includes(`pages-newer/shop/${recorded}`);
if (!isRecorded) console.log('There are no recorded pages; their tests are skipped.');
test.skip(!isRecorded, 'There are no recorded pages.');
test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** The images of the slides, by their alternative text. */
const slides = (page: import('@playwright/test').Page) =>
  page
    .locator('.woocommerce-product-gallery__image')
    .evaluateAll((all) => all.map((slide) => (slide as HTMLElement).dataset.thumbAlt));

test('variation galleries of a recorded page of WooCommerce 11 are replaced and restored', async ({
  page,
}) => {
  await open(page, `newer/${recorded}`, { get_variation: json('false') });
  await mounted(page, 'variations');
  await mounted(page, 'product');
  const gallery = page.locator('.woocommerce-product-gallery');
  const thumbs = gallery.locator('.flex-control-thumbs img');
  await expect(thumbs.first()).toBeVisible();
  const before = await slides(page);
  const own = await gallery.elementHandle();
  const choose = async (colour: string, size: string) => {
    await page.locator('#pa_colour').selectOption(colour);
    await page.locator('#pa_size').selectOption(size);
  };
  await choose('red', 'small');
  await expect(gallery.locator('.wp-post-image')).toHaveAttribute('src', /shirt-red/);
  expect(await slides(page)).toEqual(['shirt red', 'Scene 3', 'Scene 4', 'Scene 5']);
  await expect(thumbs).toHaveCount(4);
  await expect(gallery).toHaveCSS('opacity', '1');
  await thumbs.nth(1).press('Enter');
  await expect(thumbs.nth(1)).toHaveClass('flex-active');
  await page.locator('.reset_variations').click();
  expect(await slides(page)).toEqual(before);
  await expect(thumbs).toHaveCount(before.length);
  const isOwn = (element: unknown) =>
    document.querySelector('.woocommerce-product-gallery') === element;
  expect(await page.evaluate(isOwn, own)).toBe(true);
});
