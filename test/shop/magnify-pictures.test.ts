// @vitest-environment happy-dom
import { onTestFinished, expect, test } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import { startProduct } from '../../src/shop/product/start-product';
import { ownGallery } from './gallery-markup';
import { createShopPage } from './shop-page';

const WIDTH = 'data-large_image_width="800"';

const start = (html: string, params: Record<string, unknown> = {}) => {
  const { page, doc, find, trigger, clear } = createShopPage({
    html,
    globals: { wc_single_product_params: { zoom_enabled: '1', ...params } },
  });
  const before = doc.body.innerHTML;
  const stop = startInScope(page, 'product', startProduct);
  onTestFinished(() => {
    stop();
    const after = doc.body.innerHTML;
    clear();
    expect(after).toBe(before);
  });
  const frame = find('.woocommerce-product-gallery__image');
  const point = (type: string, init: PointerEventInit = {}) =>
    frame.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: 1, ...init }),
    );
  return {
    doc,
    frame,
    point,
    trigger,
    large: () => frame.querySelector<HTMLImageElement>('.zoomImg'),
  };
};

test('hovering an image shows its large one, as large as the server declares, until the mouse leaves', () => {
  const { frame, point, large } = start(
    ownGallery.replace(WIDTH, `${WIDTH} data-large_image_height="600"`),
  );
  point('pointerover');
  expect(large()?.getAttribute('src')).toBe('/own.jpg');
  expect([large()?.style.width, large()?.style.height]).toEqual(['800px', '600px']);
  expect([frame.style.position, frame.style.overflow]).toEqual(['relative', 'hidden']);
  point('pointerout', { relatedTarget: document.body });
  expect(large()).toBeNull();
  expect(frame.getAttribute('style')).toBeNull();
});

test('a large image of unknown height keeps its proportions', () => {
  const { point, large } = start(ownGallery);
  point('pointerover');
  expect(large()?.style.height).toBe('auto');
});

test('a large image is shown once it has loaded, not while it loads', () => {
  const { point, large } = start(ownGallery);
  point('pointerover');
  expect(large()?.dataset['loaded']).toBeUndefined();
  large()?.dispatchEvent(new Event('load'));
  expect(large()?.dataset['loaded']).toBe('');
});

test('moving from the image to the large one above it keeps the large one', () => {
  const { point, large } = start(ownGallery);
  point('pointerover');
  const shown = large();
  point('pointerout', { relatedTarget: shown });
  expect(large()).toBe(shown);
});

test('an image that is no larger than its frame is not magnified', () => {
  const { point, frame, large } = start(ownGallery);
  Object.defineProperty(frame, 'clientWidth', { value: 800 });
  point('pointerover');
  expect(large()).toBeNull();
});

test.each([
  ['a finger', 'touch', '1'],
  ['the mouse in a shop that has switched it off', 'mouse', ''],
])('%s shows no large image', (_, pointerType, zoom_enabled) => {
  const { point, large } = start(ownGallery, { zoom_enabled });
  point('pointerover', { pointerType });
  expect(large()).toBeNull();
});

test('the image of another variation removes the large one of the previous', () => {
  const { point, large, trigger } = start(ownGallery);
  point('pointerover');
  trigger('woocommerce_gallery_init_zoom');
  expect(large()).toBeNull();
});

test('the large image follows the mouse: each position in the frame shows the same position of the image', () => {
  const { point, frame, large } = start(ownGallery);
  frame.getBoundingClientRect = () => new DOMRect(10, 20, 100, 50);
  point('pointerover', { clientX: 10, clientY: 20 });
  const image = large() as HTMLImageElement;
  expect(image.alt).toBe('');
  Object.defineProperties(image, { width: { value: 800 }, height: { value: 400 } });
  const place = () => [image.style.left, image.style.top];
  image.dispatchEvent(new Event('load'));
  expect(place()).toEqual(['0px', '0px']);
  point('pointermove', { clientX: 60, clientY: 45 });
  expect(place()).toEqual(['-350px', '-175px']);
  point('pointermove', { clientX: 110, clientY: 70 });
  expect(place()).toEqual(['-700px', '-350px']);
});
