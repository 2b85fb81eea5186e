import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
// Imported here so that the test does not have to wait for the lazy chunk.
import '../../../src/modules/lightbox/lightbox';
import { startLightbox } from '../../../src/modules/lightbox';
import { startInScope } from '../../../src/runtime/controller-scope';
import { createShopPage, settle } from '../../shop/shop-page';
import { setActing } from '../../support/mount';

const html = `<div class="et_post_gallery"><div class="et_pb_gallery_image"><a id="a" href="/a.jpg"><img id="in-a"></a></div>
  <div class="et_pb_gallery_image"><a id="code" href="javascript:0">C</a></div></div>
  <a id="alone" class="et_pb_lightbox_image" href="/alone.jpg">Alone</a>
  <div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__image"><a id="product" href="/product.jpg">P</a></div></div>
  <a id="other" href="/other.jpg">Other</a>`;

let end = () => {};
afterEach(async () => {
  await act(settle);
  act(() => end());
  setActing(false);
  vi.restoreAllMocks();
});

const open = (
  globals: Readonly<Record<string, unknown>> = {},
  { isLayoutPreview = false, isBroken = false, body = html } = {},
) => {
  const shop = createShopPage({ html: body, globals });
  let requests = 0;
  const load: typeof shop.page.load = (chunk) => {
    requests += 1;
    return isBroken ? Promise.reject(new Error('no chunk')) : chunk();
  };
  if (isBroken) vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = { ...shop.page, load, mode: { ...shop.page.mode, isLayoutPreview } };
  setActing(true);
  const stop = startInScope(page, 'lightbox', startLightbox);
  end = () => {
    stop();
    shop.clear();
  };
  /** Whether the press is handled; otherwise, the link is not followed in this test either. */
  const press = async (selector: string, init: MouseEventInit = {}) => {
    let isHandled = false;
    const onClick = (event: Event) => {
      isHandled = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', onClick, { once: true });
    await act(async () => {
      shop
        .find(selector)
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      await settle();
    });
    return isHandled;
  };
  const shown = () =>
    document.querySelector('.mfp-img')?.getAttribute('src')?.replace(/^.*\//, '') ?? null;
  return { ...shop, press, shown, requests: () => requests };
};

test.each([
  ['a link of a gallery', '#a', 'a.jpg'],
  ['an image in a link of a gallery', '#in-a', 'a.jpg'],
  ['a single image', '#alone', 'alone.jpg'],
])('a press on %s opens it over the page and does not follow its link', async (_, link, file) => {
  const { press, shown } = open();
  expect(await press(link)).toBe(true);
  expect(shown()).toBe(file);
});

test.each<[string, string, MouseEventInit]>([
  ['on another link', '#other', {}],
  ['on a link that would run code', '#code', {}],
  ['with another button', '#a', { button: 1 }],
  ['for a new tab', '#a', { ctrlKey: true }],
  ['on an image of a product whose page does not require it', '#product', {}],
])('a press %s is left to the browser', async (_, link, init) => {
  const { press, shown } = open();
  expect(await press(link, init)).toBe(false);
  expect(shown()).toBeNull();
});

test('a press that another script has handled opens nothing', async () => {
  const { press, shown, find } = open();
  find('#a').addEventListener('click', (event) => event.preventDefault());
  await press('#a');
  expect(shown()).toBeNull();
});

test('images of a product open if the page requires it, and the others still do', async () => {
  const { press, shown } = open({ wc_single_product_params: { photoswipe_enabled: '1' } });
  expect(await press('#product')).toBe(true);
  expect(shown()).toBe('product.jpg');
  await press('#alone');
  expect(shown()).toBe('alone.jpg');
});

test("in the preview of the block editor's layouts a link opens nothing", async () => {
  const { press, shown } = open({}, { isLayoutPreview: true });
  expect(await press('#a')).toBe(false);
  expect(shown()).toBeNull();
});

test.each(['pointerover', 'focusin'])(
  'the chunk of the lightbox is requested when %s comes near an image, and only then',
  (type) => {
    const { requests, find } = open();
    const near = (selector: string) =>
      find(selector).dispatchEvent(new Event(type, { bubbles: true }));
    near('#other');
    expect(requests()).toBe(0);
    near('#alone');
    expect(requests()).toBe(1);
  },
);

test('without its chunk an image is opened by its link', async () => {
  const { press, visited } = open({}, { isBroken: true });
  await press('#a');
  expect(visited.map((url) => new URL(url).pathname)).toEqual(['/a.jpg']);
});
