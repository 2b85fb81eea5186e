// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { elementTemplate, ownGallery, redGallery, scriptTemplate } from './gallery-markup';
import {
  choose,
  clear,
  count,
  destroyed,
  end,
  events,
  gallery,
  receivedNames,
  none,
  select,
  shop,
  shown,
  start,
  thumbs,
  variations,
} from './gallery-page';
import { holdLoad } from './held-load';
import { settle } from './shop-page';
import { rawVariation } from './variation-markup';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(end);

describe('variation galleries', () => {
  test.each([
    ['a script template (10.9, 11.0)', { template: scriptTemplate }],
    ['a template element (11.1)', { template: elementTemplate }],
    ['the global alone', { template: '', globals: { wc_variation_gallery_defaults: { 7: '' } } }],
    ['the form’s variations alone', { template: '' }],
  ])('the whole gallery is replaced on a page with %s', async (_, setting) => {
    await start(setting);
    await choose('red', 'small');
    expect(shown()).toBe('/red-600x600.jpg');
    expect(count()).toBe(1);
    expect(thumbs().map(({ alt }) => alt)).toEqual(['red', 'red-2', 'red-3']);
    expect(gallery().style.opacity).toBe('1');
    expect(shop.find('form').getAttribute('current-image')).toBe('1');
    expect(shop.scanned).toEqual([gallery()]);
  });

  test('galleries that arrive only with reload_product_variations are shown', async () => {
    const plain = variations.map((variation) => ({ ...variation, gallery_images_html: '' }));
    await start({ template: '', list: plain });
    await choose('red', 'small');
    expect(shown()).toBe('/v1.jpg');
    const form = shop.find('form');
    const printed = form.getAttribute('data-product_variations') ?? '';
    form.setAttribute('data-product_variations', JSON.stringify(variations));
    for (const _time of ['first', 'second']) {
      form.dispatchEvent(new Event('skerry:reload_product_variations'));
      vi.advanceTimersByTime(300);
      await settle();
      expect(shown()).toBe('/red-600x600.jpg');
      expect(count()).toBe(1);
    }
    clear();
    expect(shown()).toBe('/own-600x600.jpg');
    form.setAttribute('data-product_variations', printed);
  });

  test('a gallery that a plugin adds with found_variation is shown, and removed with the next choice', async () => {
    await start({ template: '', list: [rawVariation(1, 'red', 'small')] });
    const found = rawVariation(9, 'blue', 'small', {
      gallery_image_ids: [4],
      gallery_images_html: redGallery,
    });
    shop.find('form').dispatchEvent(new CustomEvent('skerry:found_variation', { detail: [found] }));
    await settle();
    expect(shown()).toBe('/red-600x600.jpg');
    await choose('red', 'small');
    expect(shown()).toBe('/v1.jpg');
  });

  test('until the chunk is loaded the first image changes, then the gallery replaces it', async () => {
    const held = await start({}, holdLoad);
    await choose('red', 'small');
    expect(shown()).toBe('/v1.jpg');
    const own = gallery();
    await held?.succeed();
    expect(shown()).toBe('/red-600x600.jpg');
    expect(own.querySelector('.wp-post-image')?.getAttribute('src')).toBe('/own-600x600.jpg');
    clear();
    expect(shown()).toBe('/own-600x600.jpg');
  });

  test('a gallery that the server sends for a choice that only it knows is shown', async () => {
    await start({ template: '', list: false });
    await choose('red', 'small');
    shop.sent[0]?.reply(JSON.stringify(variations[0]));
    await settle();
    expect(shown()).toBe('/red-600x600.jpg');
  });

  test('if the chunk cannot be loaded, the first image changes', async () => {
    const held = await start({}, holdLoad);
    await held?.fail();
    await choose('red', 'small');
    expect(shown()).toBe('/v1.jpg');
    clear();
    expect(shown()).toBe('/own-600x600.jpg');
  });

  test('a reset restores the server’s own element, as it was printed but for the additions of a gallery', async () => {
    await start();
    const own = gallery();
    await choose('red', 'small');
    expect(own.isConnected).toBe(false);
    expect(own.outerHTML).toBe(
      new DOMParser().parseFromString(ownGallery, 'text/html').body.innerHTML,
    );
    clear();
    expect(gallery()).toBe(own);
    expect(shown()).toBe('/own-600x600.jpg');
    expect(thumbs().map(({ alt }) => alt)).toEqual(['own', 'own-2', 'own-3']);
    expect(own.style.opacity).toBe('1');
    expect(shop.find('form').hasAttribute('current-image')).toBe(false);
  });

  test('from one gallery to the next and back, only one is on the page', async () => {
    await start();
    await choose('red', 'small');
    await choose('blue', 'small');
    expect(shown()).toBe('/blue-600x600.jpg');
    expect(thumbs()).toHaveLength(2);
    await choose('red', 'large');
    expect(shown()).toBe('/red-600x600.jpg');
    expect(count()).toBe(1);
  });

  test('a variation with the same gallery leaves it alone', async () => {
    await start();
    await choose('red', 'small');
    const first = gallery();
    shop.received.length = 0;
    await choose('red', 'large');
    expect(gallery()).toBe(first);
    expect(receivedNames()).toEqual([]);
  });

  test('a variation without a gallery changes the first image of the product’s own', async () => {
    await start();
    const own = gallery();
    await choose('red', 'small');
    await choose('blue', 'large');
    expect(gallery()).toBe(own);
    expect(shown()).toBe('/v4.jpg');
    // The next gallery does not leave that image in the product’s own gallery.
    await choose('blue', 'small');
    clear();
    expect(shown()).toBe('/own-600x600.jpg');
    expect(thumbs()[0]?.getAttribute('src')).toBe('/own-100x100.jpg');
  });

  test('each event is fired once, at the gallery that is removed or inserted', async () => {
    await start();
    const own = gallery();
    await choose('red', 'small');
    const now = gallery();
    expect(receivedNames()).toEqual(events);
    expect(shop.received.map(({ args }) => args[0])).toEqual([own, now, now]);
    expect(shop.received.map(({ args }) => args[1])).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ flexslider_enabled: true })),
    );
    shop.received.length = 0;
    clear();
    expect(receivedNames()).toEqual(events);
    expect(shop.received.map(({ args }) => args[0])).toEqual([now, own, own]);
  });

  test('a gallery whose end another script announces is as the server has printed it', async () => {
    await start();
    expect(thumbs()).toHaveLength(3);
    gallery().dispatchEvent(new CustomEvent(`skerry:${destroyed}`, { bubbles: true }));
    expect(gallery().outerHTML).toBe(
      new DOMParser().parseFromString(ownGallery, 'text/html').body.innerHTML,
    );
  });

  test('a gallery that another script has inserted is replaced, and the product’s own is restored', async () => {
    await start();
    const own = gallery();
    await choose('red', 'small');
    const other = shop.doc.createElement('div');
    other.className = 'woocommerce-product-gallery images';
    gallery().replaceWith(other);
    await choose('blue', 'small');
    expect(other.isConnected).toBe(false);
    expect(shown()).toBe('/blue-600x600.jpg');
    clear();
    expect(gallery()).toBe(own);
  });

  test.each([
    ['a number', 5],
    ['a list', [redGallery]],
    ['an object', { html: redGallery }],
    ['null', null],
    ['text', 'no gallery here'],
    ['a gallery without images', '<div class="woocommerce-product-gallery images"></div>'],
    ['images without a gallery', '<div class="woocommerce-product-gallery__image"></div>'],
  ])('a gallery that is %s is inactive: the first image changes', async (_, html) => {
    const list = [rawVariation(1, 'red', 'small', { gallery_images_html: html })];
    await start({ list });
    const own = gallery();
    await choose('red', 'small');
    expect(gallery()).toBe(own);
    expect(shown()).toBe('/v1.jpg');
    expect(receivedNames()).toEqual([]);
  });

  test.each([
    ['text', 'spoilt'],
    ['null', null],
    ['a list', []],
  ])('a global that is %s changes nothing', async (_, value) => {
    await start({ globals: { wc_variation_gallery_defaults: value } });
    await choose('red', 'small');
    clear();
    expect(shown()).toBe('/own-600x600.jpg');
  });

  test('without the settings of product pages nothing is replaced', async () => {
    await start({ globals: { wc_single_product_params: undefined } });
    Reflect.deleteProperty(window, 'wc_single_product_params');
    await choose('red', 'small');
    expect(shown()).toBe('/v1.jpg');
  });

  test('a product without a gallery is chosen as before', async () => {
    await start({ gallery: '' });
    await choose('red', 'small');
    expect(shop.doc.querySelector('.woocommerce-product-gallery')).toBeNull();
    expect((shop.find('.variation_id') as HTMLInputElement).value).toBe('1');
  });

  test('a late response to an earlier choice shows no older gallery', async () => {
    await start({ list: false });
    await choose('red', 'small');
    await choose('blue', 'small');
    const [first, second] = shop.sent;
    second?.reply(variations[2]);
    await settle();
    expect(shown()).toBe('/blue-600x600.jpg');
    first?.reply(variations[0]);
    await settle();
    expect(shown()).toBe('/blue-600x600.jpg');
  });

  test('the focus continues in the new gallery: same thumbnail, or the last, or the image', async () => {
    await start({ list: false });
    const replyWith = async (at: number) => {
      shop.sent.at(-1)?.reply(variations[at]);
      await settle();
    };
    await choose('red', 'small');
    thumbs()[1]?.focus();
    await replyWith(0);
    expect(shop.doc.activeElement).toBe(thumbs()[1]);
    await choose('blue', 'small');
    thumbs()[2]?.focus();
    await replyWith(2);
    expect(shop.doc.activeElement).toBe(thumbs()[1]);
    await choose('red', 'small');
    gallery().querySelector<HTMLElement>('.flex-active-slide a')?.focus();
    await replyWith(0);
    expect(shop.doc.activeElement).toBe(gallery().querySelector('.flex-active-slide a'));
    select('size').focus();
    await choose('blue', 'small');
    await replyWith(2);
    expect(shop.doc.activeElement).toBe(select('size'));
  });

  test('the large image under the mouse is removed with its gallery', async () => {
    await start();
    const own = gallery();
    const slide = own.querySelector('.woocommerce-product-gallery__image');
    slide?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    expect(own.querySelector('.zoomImg')).not.toBeNull();
    await choose('red', 'small');
    expect(own.querySelector('.zoomImg')).toBeNull();
  });

  test('the large image under the mouse does not stay over a variation’s other image', async () => {
    const image = { src: '/green-600x600.jpg', full_src: '/green.jpg', full_src_w: 800 };
    await start({ list: [{ ...variations[0], ...none, image }], template: '' });
    const slide = gallery().querySelector('.woocommerce-product-gallery__image');
    slide?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    expect(gallery().querySelector('.zoomImg')?.getAttribute('src')).toBe('/own.jpg');
    await choose('red', 'small');
    expect(shown()).toBe(image.src);
    expect(gallery().querySelector('.zoomImg[src="/own.jpg"]')).toBeNull();
  });
});
