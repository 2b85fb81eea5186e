import { expect, vi } from 'vitest';
import '../../src/shop/replace';
import '../../src/shop/variations/variation-galleries';
import { startInScope } from '../../src/runtime/controller-scope';
import { startProduct } from '../../src/shop/product/start-product';
import { start as startVariations } from '../../src/shop/variations/start-variations';
import { blueGallery, ownGallery, redGallery, scriptTemplate } from './gallery-markup';
import type { holdLoad } from './held-load';
import { createShopPage, type ShopPage, settle } from './shop-page';
import { page, rawVariation } from './variation-markup';

export const destroyed = 'wc-product-gallery-before-destroy';
const before = 'wc-product-gallery-before-init';
const after = 'wc-product-gallery-after-init';
export const events = [destroyed, before, after];

const red = { gallery_image_ids: [4], gallery_images_html: redGallery };
const blue = { gallery_image_ids: [5], gallery_images_html: blueGallery };
export const none = { gallery_image_ids: [], gallery_images_html: '' };
export const variations = [
  rawVariation(1, 'red', 'small', red),
  rawVariation(2, 'red', 'large', red),
  rawVariation(3, 'blue', 'small', blue),
  rawVariation(4, 'blue', 'large', none),
];

export interface Setting {
  readonly list?: unknown;
  readonly template?: string;
  readonly gallery?: string;
  readonly globals?: Readonly<Record<string, unknown>>;
}
/** The page that is open; `end` closes it. */
export let shop: ShopPage & { stop(): void; before: string };
type Held = ReturnType<typeof holdLoad>;
export const start = async (
  setting: Setting = {},
  hold: (made: ShopPage) => Held | undefined = () => undefined,
) => {
  const { list = variations, template = scriptTemplate, gallery = ownGallery } = setting;
  const html = page('')
    .replace(/<div class="images">.*?<\/a><\/div><\/div>/s, gallery)
    .replace('<div class="single_variation_wrap">', `${template}$&`);
  const made = createShopPage({
    html,
    globals: {
      wc_single_product_params: { flexslider_enabled: '1', zoom_enabled: '1' },
      wc_add_to_cart_variation_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' },
      ...setting.globals,
    },
  });
  // Set by script, because JSON with HTML is full of quotation marks.
  made.find('form').setAttribute('data-product_variations', JSON.stringify(list));
  const printed = made.doc.body.innerHTML;
  const held = hold(made);
  const ends = [
    startInScope(made.page, 'product', startProduct),
    startInScope(made.page, 'variations', startVariations),
  ];
  shop = {
    ...made,
    before: printed,
    stop() {
      for (const end of ends) end();
    },
  };
  vi.advanceTimersByTime(100);
  await settle();
  made.listenFor(...events);
  return held;
};
export const select = (name: string) =>
  shop.find(`[name="attribute_${name}"]`) as HTMLSelectElement;
export const choose = async (colour: string, size: string) => {
  for (const [name, value] of Object.entries({ colour, size })) {
    select(name).value = value;
    select(name).dispatchEvent(new Event('change', { bubbles: true }));
  }
  vi.advanceTimersByTime(300);
  await settle();
};
export const clear = () => shop.find('.reset_variations').click();
export const gallery = () => shop.find('.woocommerce-product-gallery');
export const shown = () => gallery().querySelector('.wp-post-image')?.getAttribute('src');
export const thumbs = () => [
  ...gallery().querySelectorAll<HTMLImageElement>('.flex-control-thumbs img'),
];
export const count = () => shop.doc.querySelectorAll('.woocommerce-product-gallery').length;
export const receivedNames = () => shop.received.map(({ name }) => name);

/** Ends all mounts, which restores the page as printed by the server. */
export const end = () => {
  shop.stop();
  const left = shop.doc.body.innerHTML;
  shop.clear();
  vi.useRealTimers();
  expect(left).toBe(shop.before);
};
