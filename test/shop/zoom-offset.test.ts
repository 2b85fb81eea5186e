import { expect, test } from 'vitest';
import { zoomOffset } from '../../src/shop/product/zoom-offset';

test.each([
  [0, 400, 1200, 0],
  [400, 400, 1200, -800],
  [200, 400, 1200, -400],
  [-10, 400, 1200, 0],
  [999, 400, 1200, -800],
  [200, 400, 300, 0],
  [5, 0, 1200, 0],
])('a pointer at %d of %d pixels puts a picture of %d at %d', (pointer, frame, picture, offset) => {
  expect(zoomOffset(pointer, frame, picture)).toBeCloseTo(offset);
});
