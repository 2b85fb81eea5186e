// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { galleryHtml } from './gallery-markup';
import { withProductFunctions } from './with-product-functions';

const { start, wait } = withProductFunctions();
const galleryEvents = [
  'wc-product-gallery-before-destroy',
  'wc-product-gallery-before-init',
  'wc-product-gallery-after-init',
];

const open = () => {
  const made = start();
  made.listenFor(...galleryEvents);
  const { $, doc, received } = made;
  return {
    ...made,
    call: () => $('.woocommerce-product-gallery').wc_product_gallery({}),
    thumbs: () =>
      [...doc.querySelectorAll('.flex-control-thumbs img')].map((thumb) =>
        thumb.getAttribute('src'),
      ),
    takeNames: () => received.splice(0).map(({ name }) => name),
  };
};
const started = galleryEvents.slice(1);

test('the images of a quick view are shown as soon as it initialises them, once', async () => {
  const { insert, call, find, thumbs, takeNames } = open();
  insert(galleryHtml('a', 'b'));
  call();
  expect(find('.woocommerce-product-gallery').style.opacity).toBe('1');
  expect(thumbs()).toEqual(['/a-100x100.jpg', '/b-100x100.jpg']);
  call();
  await wait(0);
  call();
  expect(thumbs()).toHaveLength(2);
  expect(takeNames()).toEqual(started);
});

test('a gallery with one image does not change when it is initialised again', () => {
  const { insert, call, takeNames } = open();
  insert(galleryHtml('a'));
  call();
  call();
  expect(takeNames()).toEqual(started);
});

test.each([
  ['others', galleryHtml('c', 'd')],
  ['more', galleryHtml('c', 'd', 'e')],
])('a plugin that fills a gallery with %s has their thumbnails at the call', (_, next) => {
  const { insert, call, find, doc, thumbs, takeNames } = open();
  insert(galleryHtml('a', 'b'));
  call();
  takeNames();
  const wrapper = find('.woocommerce-product-gallery__wrapper');
  const made = document.createElement('div');
  made.innerHTML = next;
  wrapper.innerHTML = made.querySelector('.woocommerce-product-gallery__wrapper')?.innerHTML ?? '';
  call();
  const images = [...made.querySelectorAll('[data-thumb]')];
  expect(thumbs()).toEqual(images.map((slide) => slide.getAttribute('data-thumb')));
  expect(doc.querySelectorAll('.flex-viewport')).toHaveLength(1);
  expect(takeNames()).toEqual(started);
});

test('a gallery that is initialised before it is inserted starts after the insertion', () => {
  const { $, page, find, thumbs, takeNames } = open();
  const made = document.createElement('div');
  made.innerHTML = galleryHtml('a', 'b');
  const listener = vi.fn();
  page.bus.on('content:found', listener);
  $(made.firstElementChild).wc_product_gallery();
  // A disconnected gallery would never be released.
  expect(listener).not.toHaveBeenCalled();
  expect(takeNames()).toEqual([]);
  find('#box').append(made);
  page.scan(made);
  expect(thumbs()).toHaveLength(2);
});
