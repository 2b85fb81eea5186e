// @vitest-environment happy-dom
import { onTestFinished, expect, test, vi } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import { startProduct } from '../../src/shop/product/start-product';
import { ownGallery } from './gallery-markup';
import { createShopPage } from './shop-page';

const start = (html: string, params: Record<string, unknown> = {}) => {
  const { page, doc, clear } = createShopPage({
    html,
    globals: { wc_single_product_params: { flexslider_enabled: '1', ...params } },
  });
  const stop = startInScope(page, 'product', startProduct);
  onTestFinished(() => {
    stop();
    clear();
  });
  return [...doc.querySelectorAll<HTMLImageElement>('.flex-control-thumbs img')];
};

test('a thumbnail without a text of its own still has a name', () => {
  const thumbs = start(ownGallery.replaceAll(/data-thumb-alt="[^"]*"/g, 'data-thumb-alt=""'));
  expect(thumbs).toHaveLength(3);
  expect(thumbs.every(({ alt }) => alt !== '')).toBe(true);
});

test('a thumbnail loads no larger image than it shows', () => {
  const srcset = '/own-100x100.jpg 100w, /own-1024x1024.jpg 1024w';
  const sizes = '(max-width: 100px) 100vw, 100px';
  const [thumb] = start(
    ownGallery.replace(
      '<div data-thumb=',
      `<div data-thumb-srcset="${srcset}" data-thumb-sizes="${sizes}" data-thumb=`,
    ),
  );
  expect([thumb?.srcset, thumb?.sizes]).toEqual([srcset, sizes]);
});

test('a thumbnail reserves its space before it loads if its file name has the size', () => {
  const sizes = start(
    ownGallery
      .replace('/own-100x100.jpg', '/own-100x75.jpg')
      .replace('/own-2-100x100.jpg', '/own-2.jpg'),
  ).map((thumb) => [thumb.getAttribute('width'), thumb.getAttribute('height')]);
  expect(sizes).toEqual([
    ['100', '75'],
    [null, null],
    ['100', '100'],
  ]);
});

test.each([
  ['is as high as the image that it shows', {}, '240px', '180px'],
  ['keeps one height where the shop wants it so', { smoothHeight: '' }, '', ''],
])('a gallery %s', (_, flexslider, first, second) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.dataset.thumb === '/own-100x100.jpg' ? 240 : 180;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const thumbs = start(ownGallery, { flexslider });
  const height = () => document.querySelector<HTMLElement>('.flex-viewport')?.style.height;
  expect(height()).toBe(first);
  thumbs[1]?.click();
  expect(height()).toBe(second);
});

test('thumbnails are announced as buttons, and one without an image loads none', () => {
  const thumbs = start(ownGallery.replace('data-thumb="/own-2-100x100.jpg" ', ''));
  expect(thumbs.map((thumb) => thumb.getAttribute('role'))).toEqual(Array(3).fill('button'));
  expect(thumbs.map((thumb) => thumb.getAttribute('src'))).toEqual([
    '/own-100x100.jpg',
    '',
    '/own-3-100x100.jpg',
  ]);
});
