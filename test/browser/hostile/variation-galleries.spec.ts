import {
  bar,
  choose,
  galleryOf,
  jacket,
  imageOf,
  thumbsOf,
  withMarkup,
} from '../variation-gallery-page';
import { expect, test } from './attack';

const attack =
  '<script>hit("script")</script><img src=x onerror="hit(\'image\')"><a href="javascript:hit(\'link\')" id="bad">x</a><iframe srcdoc="<script>parent.hit(4)</script>"></iframe><svg onload="hit(\'svg\')"></svg>';

/** HTML as a JSON string in an attribute. */
const inAttribute = (html: string) =>
  JSON.stringify(html)
    .slice(1, -1)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

for (const [where, mark] of [
  ['inside', 'woocommerce-product-gallery__wrapper\\&quot;&gt;'],
  ['before', 'gallery_images_html&quot;:&quot;'],
] as const) {
  test(`variation galleries: hostile HTML ${where} the gallery executes nothing and inserts nothing but a gallery`, async ({
    page,
    open,
  }) => {
    await withMarkup(page, (html) =>
      html.replace(/data-product_variations="([^"]*)"/, (printed) => {
        expect(printed).toContain(mark);
        return printed.replaceAll(mark, mark + inAttribute(attack));
      }),
    );
    await open(jacket, bar);
    await choose(page, 'red', 'small');
    await expect(imageOf(page)).toHaveAttribute('src', /colour=red/);
    await expect(thumbsOf(page)).toHaveCount(3);
    await expect(galleryOf(page).locator('script, iframe')).toHaveCount(0);
    const armed = '[onerror], [onload], a[href^="javascript"]';
    await expect(galleryOf(page).locator(armed)).toHaveCount(0);
    await expect(page.locator('.product #bad[href]')).toHaveCount(0);
  });
}
