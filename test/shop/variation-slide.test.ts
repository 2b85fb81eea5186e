// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose, end, gallery, none, start, thumbs } from './gallery-page';
import { rawVariation } from './variation-markup';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(end);

test('a variation whose image is one of the gallery’s shows that slide', async () => {
  const image = { src: '/own-3.jpg', gallery_thumbnail_src: '/own-3-100x100.jpg' };
  await start({ list: [rawVariation(1, 'red', 'small', { ...none, image })] });
  await choose('red', 'small');
  expect(thumbs().map(({ className }) => className)).toEqual(['', '', 'flex-active']);
  const slides = [...gallery().querySelectorAll('.woocommerce-product-gallery__image')];
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false]);
});
