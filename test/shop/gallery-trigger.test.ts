// @vitest-environment happy-dom
import { onTestFinished, expect, test } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import { startProduct } from '../../src/shop/product/start-product';
import { ownGallery } from './gallery-markup';
import { createShopPage } from './shop-page';

const enabled = { flexslider_enabled: '1', photoswipe_enabled: '1', zoom_enabled: '1' };

const start = (params: Readonly<Record<string, unknown>> = enabled, html = ownGallery) => {
  const { page, doc, clear } = createShopPage({
    html,
    globals: { wc_single_product_params: params },
  });
  const before = doc.body.innerHTML;
  const stop = startInScope(page, 'product', startProduct);
  onTestFinished(() => {
    stop();
    expect(doc.body.innerHTML).toBe(before);
    clear();
  });
  const triggers = [...doc.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__trigger')];
  return { doc, triggers };
};

test('a gallery with magnified images has a button that opens the image in view', () => {
  const { doc, triggers } = start({
    ...enabled,
    i18n_product_gallery_trigger_text: 'Alle Bilder groß',
  });
  expect(triggers.map((each) => each.getAttribute('aria-label'))).toEqual(['Alle Bilder groß']);
  const opened: (string | null)[] = [];
  doc.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('.woocommerce-product-gallery__image a');
    if (!link) return;
    event.preventDefault();
    opened.push(link.getAttribute('href'));
  });
  const hrefs = [...doc.querySelectorAll('.woocommerce-product-gallery__image a')].map((link) =>
    link.getAttribute('href'),
  );
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  triggers[0]?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  doc.querySelectorAll<HTMLElement>('.flex-control-thumbs img')[1]?.click();
  triggers[0]?.click();
  expect(opened).toEqual(hrefs.slice(0, 2));
});

test.each([
  ['nothing opens images', { ...enabled, photoswipe_enabled: '' }, ownGallery],
  ['a press on the image opens it', { ...enabled, zoom_enabled: '' }, ownGallery],
  ['no image has a link', enabled, ownGallery.replaceAll(/<\/?a\b[^>]*>/g, '')],
])('there is no such button where %s', (_, params, html) => {
  expect(start(params, html).triggers).toEqual([]);
});

test('a gallery that has the button already gets no second one', () => {
  const printed = ownGallery.replace(
    /^(<div[^>]*>)/,
    '$1<a class="woocommerce-product-gallery__trigger" href="#">+</a>',
  );
  expect(start(enabled, printed).triggers).toHaveLength(1);
});
