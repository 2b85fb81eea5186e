// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import { startProduct } from '../../src/shop/product/start-product';
import { beforeDeferred } from '../support/before-deferred';
import { ownGallery } from './gallery-markup';
import { createShopPage } from './shop-page';

const after = 'wc-product-gallery-after-init';

test('plugins for galleries whose scripts are deferred receive that one has begun, which is seen before', () => {
  const run = beforeDeferred();
  const shop = createShopPage({
    html: ownGallery,
    globals: { wc_single_product_params: { flexslider_enabled: '1' } },
  });
  shop.listenFor(after);
  const stop = startInScope(shop.page, 'product', startProduct);
  onTestFinished(() => {
    stop();
    shop.clear();
  });
  expect(shop.find('.woocommerce-product-gallery').style.opacity).toBe('1');
  expect(shop.received).toEqual([]);
  run();
  expect(shop.received.map(({ name }) => name)).toEqual([after]);
});
