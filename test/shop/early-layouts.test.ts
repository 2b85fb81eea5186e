// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { firstLayouts } from '../../src/first-layouts';
import { createFirstLayout } from '../../src/runtime/loader/create-first-layout';

const { body } = document;
afterEach(() => {
  body.className = '';
  body.replaceChildren();
});

/** The markup of the page at its first paint. */
const paint = (html: string) => {
  body.innerHTML = html;
  const first = createFirstLayout(document, {
    layouts: firstLayouts,
    findOurs: () => new Set(['shop'] as const),
  });
  first.finish();
  return first;
};
const displays = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ style }) => style.display);

test('forms for login and coupons stay closed until the shop’s script is loaded', () => {
  body.className = 'page woocommerce-no-js';
  const first = paint('');
  expect([...body.classList].sort()).toEqual(['page', 'woocommerce-js']);
  first.releaseFamily('shop');
  expect(body.className).toBe('page woocommerce-no-js');
});

const image = (name: string) =>
  `<div class="woocommerce-product-gallery__image" data-thumb="/${name}-100x80.jpg"><img src="/${name}.jpg"></div>`;
const gallery = (...images: readonly string[]) =>
  `<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper">${images.map(image).join('')}</div></div>`;

test('a gallery is painted as one image with the row of small ones below it, so that nothing shifts later', () => {
  const first = paint(gallery('front', 'back'));
  const before = gallery('front', 'back');
  expect(displays('.woocommerce-product-gallery__image')).toEqual(['', 'none']);
  const list = document.querySelector('.woocommerce-product-gallery')?.lastElementChild;
  expect(list?.matches('ol.flex-control-nav.flex-control-thumbs')).toBe(true);
  const small = [...(list?.querySelectorAll<HTMLImageElement>(':scope > li > img') ?? [])];
  expect(small.map((each) => each.getAttribute('src'))).toEqual([
    '/front-100x80.jpg',
    '/back-100x80.jpg',
  ]);
  expect(small.map(({ width, height }) => [width, height])).toEqual([
    [100, 80],
    [100, 80],
  ]);
  first.releaseFamily('shop');
  expect(body.innerHTML.replaceAll(' style=""', '')).toBe(before);
});

test('a product with one image has no row of small ones', () => {
  paint(gallery('front'));
  expect(body.innerHTML).toBe(gallery('front'));
});

const checkout = (ticked: string) =>
  `<form class="checkout"><p id="ship-to-different-address"><input type="checkbox"${ticked}></p><div class="shipping_address"></div><input type="checkbox" id="createaccount"${ticked}><div class="create-account"></div></form>`;
const boxes = '.shipping_address, .create-account';

test('fields for another address and a new account do not flash open before the shop’s script is there', () => {
  const first = paint(checkout(''));
  expect(displays(boxes)).toEqual(['none', 'none']);
  first.releaseFamily('shop');
  expect(displays(boxes)).toEqual(['', '']);
});

test.each([
  ['whose box is ticked', checkout(' checked=""')],
  [
    'that have no box to choose them with',
    '<form class="checkout"><div class="shipping_address"></div><div class="create-account"></div></form>',
  ],
  [
    'of which the checkout has one only',
    '<form class="checkout"><input type="checkbox" id="createaccount"><div class="shipping_address"></div></form>',
  ],
])('fields %s are painted open', (_, html) => {
  paint(html);
  expect(body.innerHTML).toBe(html);
});
