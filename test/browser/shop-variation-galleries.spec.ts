import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { violations } from './support/violations';
import {
  bar,
  choose,
  galleryOf,
  jacket,
  own,
  imageOf,
  thumbsOf,
  withResponses,
  withMarkup,
} from './variation-gallery-page';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Opens the product and selects one colour, which has its own images. */
const openIn = async (
  page: Page,
  open: (path: string, query?: string) => Promise<unknown>,
  colour: string,
) => {
  await open(jacket, bar);
  await choose(page, colour, 'small');
  await expect(imageOf(page)).toHaveAttribute('src', new RegExp(`colour=${colour}`));
  // The product's own gallery shows the first image until the others are loaded.
  await expect(thumbsOf(page).nth(1)).toHaveAttribute('alt', new RegExp(colour));
};

test('variation galleries: the whole gallery is replaced when a variation is found, and works', async ({
  page,
  open,
  browserName,
}) => {
  await open(jacket, bar);
  await expect(thumbsOf(page)).toHaveCount(3);
  await choose(page, 'blue', 'small');
  await expect(imageOf(page)).toHaveAttribute('src', /colour=blue/);
  await expect(galleryOf(page)).toHaveCount(1);
  await expect(galleryOf(page)).toHaveCSS('opacity', '1');
  await expect(thumbsOf(page)).toHaveCount(4);
  // The new gallery is a slider with keyboard support, and its images open.
  await thumbsOf(page).nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(thumbsOf(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  const slides = galleryOf(page).locator('.woocommerce-product-gallery__image');
  await expect(slides.nth(0)).toHaveAttribute('inert');
  await expect(slides.nth(2)).toBeInViewport();
  if (browserName === 'chromium') expect(await violations(page, '.product')).toEqual([]);
  await slides.nth(2).locator('a').press('Enter');
  await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', /\/8\.svg/);
});

test('variation galleries: a variation with the same gallery leaves it where the visitor is', async ({
  page,
  open,
}) => {
  await openIn(page, open, 'red');
  await thumbsOf(page).nth(1).click();
  await page.locator('#size').selectOption('large');
  await expect(page.locator('.single_variation')).toContainText('£119.00');
  await expect(thumbsOf(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('variation galleries: a reset restores the server’s own element, and a variation without images changes its first one', async ({
  page,
  open,
}) => {
  await open(jacket, bar);
  const first = await galleryOf(page).elementHandle();
  const isFirst = () =>
    page.evaluate(
      (gallery) => gallery === document.querySelector('.woocommerce-product-gallery'),
      first,
    );
  await choose(page, 'blue', 'small');
  await expect(thumbsOf(page)).toHaveCount(4);
  await page.locator('#colour').selectOption('grey');
  await expect(imageOf(page)).toHaveAttribute('src', /colour=grey/);
  expect(await isFirst()).toBe(true);
  await page.locator('#colour').selectOption('red');
  await expect(imageOf(page)).toHaveAttribute('src', /colour=red/);
  await page.locator('.reset_variations').click();
  await expect(imageOf(page)).toHaveAttribute('src', own);
  await expect(thumbsOf(page)).toHaveCount(3);
  await expect(thumbsOf(page).first()).toHaveAttribute('src', own);
  expect(await isFirst()).toBe(true);
});

test('variation galleries: unmounting while one is shown restores the page as it was printed', async ({
  page,
  open,
}) => {
  await openIn(page, open, 'red');
  const [left, printed] = await page.evaluate(async () => {
    window.skerry?.unmount();
    // The browser parses the response of a request: the policy does not allow scripts to parse text.
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    await new Promise((resolve) => {
      request.addEventListener('load', resolve);
      request.send();
    });
    return [document, request.responseXML].map(
      (doc) => doc?.querySelector('.woocommerce-product-gallery')?.outerHTML,
    );
  });
  expect(left).toContain('opacity: 0');
  expect(left).toBe(printed);
});

test('variation galleries: a late response to an earlier choice shows no older gallery', async ({
  page,
  open,
}) => {
  const { respond, expectRequested } = await withResponses(page);
  await open(jacket, bar);
  await choose(page, 'red', 'small');
  await expectRequested('red');
  await page.locator('#colour').selectOption('blue');
  await respond('blue');
  await expect(imageOf(page)).toHaveAttribute('src', /colour=blue/);
  await respond('red');
  await expect(page.locator('.sku')).toHaveText('PIER-3403');
  await expect(imageOf(page)).toHaveAttribute('src', /colour=blue/);
});

test('variation galleries: the focus moves to the same thumbnail, or to the image', async ({
  page,
  open,
}) => {
  const { respond } = await withResponses(page);
  await open(jacket, bar);
  await choose(page, 'red', 'small');
  await thumbsOf(page).nth(1).focus();
  await respond('red');
  await expect(imageOf(page)).toHaveAttribute('src', /colour=red/);
  await expect(thumbsOf(page).nth(1)).toBeFocused();
  await page.locator('#colour').selectOption('blue');
  await galleryOf(page).locator('.flex-active-slide a').focus();
  await respond('blue');
  await expect(imageOf(page)).toHaveAttribute('src', /colour=blue/);
  await expect(galleryOf(page).locator('.flex-active-slide a')).toBeFocused();
});

/** Opens the image of the active slide. */
const openImage = async (page: Page): Promise<Locator> => {
  await galleryOf(page).locator('.woocommerce-product-gallery__image a').first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('img')).toHaveAttribute('src', own);
  return dialog;
};

test('variation galleries: an open lightbox survives, and gives the focus to the new gallery', async ({
  page,
  open,
}) => {
  const { respond } = await withResponses(page);
  await open(jacket, bar);
  await choose(page, 'red', 'small');
  const dialog = await openImage(page);
  await respond('red');
  await expect(imageOf(page)).toHaveAttribute('src', /colour=red/);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('img')).not.toHaveAttribute('src', own);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(galleryOf(page).locator('.flex-active-slide a')).toBeFocused();
});

for (const [what, value] of [
  ['a number', '5'],
  ['an object', '{&quot;a&quot;:1}'],
  ['a list', '[1]'],
  ['text without a gallery', '&quot;none&quot;'],
] as const) {
  test(`variation galleries: HTML that is ${what} is not used, and the first image changes`, async ({
    page,
    open,
  }) => {
    await withMarkup(page, (html) =>
      html.replace(/data-product_variations="([^"]*)"/, (all) =>
        all.replaceAll(
          /(gallery_images_html&quot;:)&quot;.*?[^\\]&quot;(?=,&quot;is_in)/g,
          `$1${value}`,
        ),
      ),
    );
    await open(jacket, bar);
    await choose(page, 'red', 'small');
    await expect(imageOf(page)).toHaveAttribute('src', /colour=red/);
    // The product's own three images are unchanged.
    await expect(galleryOf(page).locator('a[href$="sail-jacket.svg?colour=red"]')).toHaveCount(1);
    await expect(thumbsOf(page)).toHaveCount(3);
    await expect(galleryOf(page).locator('img[alt*="where it is made"]').first()).toBeAttached();
    await page.locator('.reset_variations').click();
    await expect(imageOf(page)).toHaveAttribute('src', own);
  });
}

test('variation galleries: pages without them do not load their code', async ({ page, open }) => {
  const files = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await open('/product/knitted-jumper/', bar);
  await choose(page, 'blue', 'large');
  await expect(page.locator('.single_variation')).toContainText('£89.00');
  expect(await files()).not.toContain('variation-galleries');
  await open(jacket, bar);
  await expect.poll(files).toContain('variation-galleries');
});

test('variation galleries: in a page that runs right to left the new slider follows its thumbnails', async ({
  page,
  open,
}) => {
  // High enough for the image.
  await page.setViewportSize({ width: 1000, height: 1400 });
  await open(jacket, `${bar}&dir=rtl`);
  await choose(page, 'blue', 'small');
  await expect(thumbsOf(page)).toHaveCount(4);
  await thumbsOf(page).nth(3).click();
  const slides = galleryOf(page).locator('.woocommerce-product-gallery__image');
  // Firefox has scrolled the thumbnail to the centre of the viewport to press it.
  await galleryOf(page).evaluate((gallery) => gallery.scrollIntoView());
  await expect(slides.nth(3)).toBeInViewport({ ratio: 0.9 });
  await expect(slides.nth(0)).not.toBeInViewport({ ratio: 0.1 });
});
