// @vitest-environment happy-dom
import { onTestFinished, expect, test } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import { startProduct } from '../../src/shop/product/start-product';
import { ownGallery } from './gallery-markup';
import { createShopPage } from './shop-page';

const start = (html: string) => {
  const { page, doc, clear } = createShopPage({
    html,
    globals: { wc_single_product_params: { flexslider_enabled: '1' } },
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

test('a thumbnail fetches no larger picture than it shows', () => {
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
