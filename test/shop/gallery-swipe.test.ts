// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { galleryReset } from '../../src/shop/product/names';
import { startProduct } from '../../src/shop/product/start-product';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage, type ShopPage } from './shop-page';
import { withClock } from './with-clock';

let shop: ShopPage & { stop(): void };
withClock(() => shop);

test.each([
  ['emits scrollend', 'scrollend'],
  ['does not emit scrollend', 'scroll'],
])('an image that is swiped to can be pressed and is marked if the browser %s', (_, event) => {
  if (event === 'scrollend') {
    // In browsers that support the event, every element has its handler property.
    Reflect.set(HTMLElement.prototype, 'onscrollend', null);
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend'));
  }
  const slide = '<div class="woocommerce-product-gallery__image"><a href="#">x</a></div>';
  const made = createShopPage({
    html: `<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper">${slide.repeat(3)}</div></div>`,
    globals: { wc_single_product_params: { flexslider_enabled: '1' } },
  });
  shop = { ...made, stop: startInScope(made.page, 'product', startProduct) };
  const view = shop.find('.flex-viewport');
  vi.spyOn(view, 'clientWidth', 'get').mockReturnValue(400);
  const swipeTo = (left: number, isOver: boolean) => {
    Object.assign(view, { scrollLeft: left });
    if (isOver || event === 'scroll') view.dispatchEvent(new Event(event));
  };
  const shown = () =>
    [...made.doc.querySelectorAll('.woocommerce-product-gallery__image')].map(
      (each) => !each.hasAttribute('inert'),
    );
  swipeTo(230, false);
  vi.advanceTimersByTime(60);
  swipeTo(430, false);
  vi.advanceTimersByTime(60);
  expect(shown()).toEqual([true, false, false]);
  swipeTo(800, true);
  vi.advanceTimersByTime(100);
  expect(shown()).toEqual([false, false, true]);
  expect(made.doc.querySelectorAll('.flex-control-thumbs img')[2]?.className).toBe('flex-active');
  // A variation replaces the first image and emits this event.
  made.page.events.emit(made.find('.woocommerce-product-gallery'), galleryReset);
  expect(shown()).toEqual([true, false, false]);
});
