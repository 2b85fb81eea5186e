// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { startProduct } from '../../src/shop/product/start-product';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage, type ShopPage } from './shop-page';
import { withClock } from './with-clock';

let shop: ShopPage & { stop(): void };
withClock(() => shop);

test('a picture that is swiped to can be pressed and is marked, also where the browser does not say when scrolling ends', () => {
  const slide = '<div class="woocommerce-product-gallery__image"><a href="#">x</a></div>';
  const made = createShopPage({
    html: `<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper">${slide.repeat(3)}</div></div>`,
    globals: { wc_single_product_params: { flexslider_enabled: '1' } },
  });
  shop = { ...made, stop: startInScope(made.page, 'product', startProduct) };
  const view = shop.find('.flex-viewport');
  vi.spyOn(view, 'clientWidth', 'get').mockReturnValue(400);
  const swipeTo = (left: number) => {
    Object.assign(view, { scrollLeft: left });
    view.dispatchEvent(new Event('scroll'));
  };
  const shown = () =>
    [...made.doc.querySelectorAll('.woocommerce-product-gallery__image')].map(
      (each) => !each.hasAttribute('inert'),
    );
  swipeTo(230);
  expect(shown()).toEqual([true, false, false]);
  swipeTo(800);
  vi.advanceTimersByTime(100);
  expect(shown()).toEqual([false, false, true]);
  expect(made.doc.querySelectorAll('.flex-control-thumbs img')[2]?.className).toBe('flex-active');
});
