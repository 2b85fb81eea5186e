import { expect, test } from 'vitest';
import { type GalleryAction, reduceGallery } from '../../src/shop/product/gallery-state';

test.each<[string, number, GalleryAction, number]>([
  ['a thumbnail', 0, 2, 2],
  ['the first image, when a script requests it', 2, 0, 0],
  ['what is no thumbnail', 1, -1, 1],
  ['an image that does not exist', 1, 3, 1],
  ['rest on an image', 0, { scrolled: 400, width: 400 }, 1],
  ['rest nearer to the next image', 0, { scrolled: 610, width: 400 }, 2],
  ['rest right to left', 0, { scrolled: -790, width: 400 }, 2],
  ['rest beyond the last image', 2, { scrolled: 1300, width: 400 }, 2],
  ['rest of a view of one pixel', 0, { scrolled: 2, width: 1 }, 2],
  ['rest of a view without a width', 1, { scrolled: 0, width: 0 }, 0],
])('%s: from image %i, %j leads to %i', (_, active, action, expected) => {
  expect(reduceGallery({ count: 3, active }, action)).toEqual({ count: 3, active: expected });
});

test('the image that is already shown gives the same state', () => {
  const state = { count: 3, active: 1 };
  expect(reduceGallery(state, 1)).toBe(state);
});
