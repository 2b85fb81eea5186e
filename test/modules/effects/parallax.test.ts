import { expect, test } from 'vitest';
import { parallaxHeight, parallaxOffset } from '../../../src/modules/parallax/parallax-offset';

const box = { top: 2000, height: 400 };

// 0.3 × (scroll position + viewport − top), divi-effects.md §3.
test.each([
  [0, 0],
  [1200, 0],
  [1210, 3],
  [2000, 240],
  [2400, 360],
  [9000, 360],
])('at a scroll position of %d px a background is moved by %d px [S9.28a]', (scrollY, offset) => {
  expect(parallaxOffset(scrollY, 800, box)).toBeCloseTo(offset);
});

test('a background covers its box at every scroll position', () => {
  const height = parallaxHeight(800, box);
  for (let scrollY = 1200; scrollY <= 2400; scrollY += 50) {
    // The bottom edges are aligned, and the image is moved down; its top must stay above the
    // visible area of the box.
    const head = box.top + box.height - height + parallaxOffset(scrollY, 800, box);
    expect(head).toBeLessThanOrEqual(Math.max(box.top, scrollY));
  }
});
