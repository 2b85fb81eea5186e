import { expect, test } from 'vitest';
import { type GalleryAction, reduceGallery } from '../../src/shop/product/gallery-state';

test.each<[string, number, GalleryAction, number]>([
  ['a thumbnail', 0, 2, 2],
  ['the first picture, when a script asks for it', 2, 0, 0],
  ['what is no thumbnail', 1, -1, 1],
  ['a picture that is not there', 1, 3, 1],
  ['rest on a picture', 0, { scrolled: 400, width: 400 }, 1],
  ['rest nearer to the next picture', 0, { scrolled: 610, width: 400 }, 2],
  ['rest right to left', 0, { scrolled: -790, width: 400 }, 2],
  ['rest beyond the last picture', 2, { scrolled: 1300, width: 400 }, 2],
  ['rest of a view of one pixel', 0, { scrolled: 2, width: 1 }, 2],
  ['rest of a view without a width', 1, { scrolled: 0, width: 0 }, 0],
])('%s: from picture %i, %j leads to %i', (_, active, action, expected) => {
  expect(reduceGallery({ count: 3, active }, action)).toEqual({ count: 3, active: expected });
});

test('the picture that shows already gives the same state', () => {
  const state = { count: 3, active: 1 };
  expect(reduceGallery(state, 1)).toBe(state);
});
