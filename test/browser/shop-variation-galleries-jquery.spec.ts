import { expect, test } from './support/test';
import {
  bar,
  choose,
  events,
  galleryOf,
  jacket,
  openWithJQuery,
  own,
  imageOf,
  thumbsOf,
  withJQuery,
} from './variation-gallery-page';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('variation galleries: each event reaches native and jQuery listeners exactly once', async ({
  page,
  open,
}) => {
  await openWithJQuery(page, open);
  await page.evaluate((names) => {
    interface Collection {
      on(names: string, listener: (event: { type: string }, ...args: unknown[]) => void): void;
    }
    const { jQuery } = window as unknown as { jQuery: (target: unknown) => Collection };
    const received: string[] = [];
    Object.assign(window, { received });
    const note = (how: string, name: string, gallery: Element | undefined) => {
      const image = gallery?.querySelector('.wp-post-image')?.getAttribute('src') ?? '';
      const place = gallery?.isConnected ? 'there' : 'gone';
      received.push(`${how} ${name} ${image.split('?')[1] ?? 'own'} ${place}`);
    };
    for (const name of names) {
      document.body.addEventListener(`skerry:${name}`, (event) => {
        note('native', name, (event as CustomEvent<[Element]>).detail[0]);
      });
      jQuery(document.body).on(name, (_, gallery) =>
        note('jQuery', name, (gallery as Element[])[0]),
      );
    }
  }, events);
  const takeReceived = () =>
    page.evaluate(() => (window as unknown as { received: string[] }).received.splice(0));
  const all = (from: string, to: string) =>
    [from, to, to].flatMap((what, at) =>
      ['native', 'jQuery'].map((how) => `${how} ${events[at]} ${what} there`),
    );
  await choose(page, 'red', 'small');
  await expect(imageOf(page)).toHaveAttribute('src', /colour=red/);
  expect(await takeReceived()).toEqual(all('own', 'colour=red'));
  await page.locator('.reset_variations').click();
  await expect(imageOf(page)).toHaveAttribute('src', own);
  expect(await takeReceived()).toEqual(all('colour=red', 'own'));
});

test('variation galleries: what a plugin announces through jQuery ends the gallery', async ({
  page,
  open,
}) => {
  await withJQuery(page);
  await open(jacket, bar);
  await expect(thumbsOf(page)).toHaveCount(3);
  await page.evaluate((name) => {
    const { jQuery } = window as unknown as {
      jQuery: (target: string) => { trigger(name: string): void };
    };
    jQuery('.woocommerce-product-gallery').trigger(name);
  }, events[0] ?? '');
  await expect(thumbsOf(page)).toHaveCount(0);
  await expect(galleryOf(page).locator('.flex-viewport')).toHaveCount(0);
});

test('variation galleries: $.fn.wc_variations_gallery_replace shows the images of a plugin, and the product’s own after a reset', async ({
  page,
  open,
}) => {
  await openWithJQuery(page, open);
  const call = (html: unknown, variation: unknown) =>
    page.evaluate(
      ([images, chosen]) => {
        interface Form {
          wc_variations_gallery_replace(html: unknown, variation: unknown): unknown;
        }
        const { jQuery } = window as unknown as { jQuery: (target: string) => Form };
        return jQuery('form.variations_form').wc_variations_gallery_replace(images, chosen);
      },
      [html, variation],
    );
  const slide =
    '<div class="woocommerce-product-gallery__image" data-thumb="/pictures/5.svg"><a href="/pictures/5.svg"><img class="wp-post-image" src="/pictures/5.svg" alt=""></a></div>';
  const gallery = `<div class="woocommerce-product-gallery images" style="opacity: 0"><div class="woocommerce-product-gallery__wrapper">${slide}</div></div>`;
  expect(await call('<p>none</p>', {})).toBe(false);
  await expect(imageOf(page)).toHaveAttribute('src', own);
  expect(await call(gallery, { image_id: 77 })).toBe(true);
  await expect(imageOf(page)).toHaveAttribute('src', '/pictures/5.svg');
  await expect(page.locator('form.variations_form')).toHaveAttribute('current-image', '77');
  await expect(galleryOf(page)).toHaveCSS('opacity', '1');
  expect(await call(gallery, false)).toBe(true);
  await expect(imageOf(page)).toHaveAttribute('src', own);
});
