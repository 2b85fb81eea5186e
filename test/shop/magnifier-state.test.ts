import { expect, test } from 'vitest';
import {
  type MagnifierAction,
  type Pointed,
  reduceMagnifier,
  zoomOffset,
} from '../../src/shop/product/magnifier-state';

const on = (frame: string, x: number, y: number) => ({ frame, x, y });

test.each<[string, Pointed<string>, MagnifierAction<string>, Pointed<string>]>([
  ['entering an image', null, on('a', 1, 2), on('a', 1, 2)],
  ['moving to another image', on('a', 1, 2), on('b', 3, 4), on('b', 3, 4)],
  ['crossing an element inside the image', on('a', 1, 2), on('a', 3, 4), on('a', 1, 2)],
  ['moving on the image', on('a', 1, 2), { x: 3, y: 4 }, on('a', 3, 4)],
  ['moving where nothing is shown', null, { x: 3, y: 4 }, null],
  ['leaving', on('a', 1, 2), null, null],
  ['leaving twice', null, null, null],
])('%s: %j and %j give %j', (_, pointed, action, expected) => {
  expect(reduceMagnifier(pointed, action)).toEqual(expected);
});

test('what changes nothing gives the same state', () => {
  const pointed = on('a', 1, 2);
  expect(reduceMagnifier(pointed, on('a', 3, 4))).toBe(pointed);
});

test.each([
  [0, 400, 1200, 0],
  [400, 400, 1200, -800],
  [200, 400, 1200, -400],
  [-10, 400, 1200, 0],
  [999, 400, 1200, -800],
  [200, 400, 300, 0],
  [5, 0, 1200, 0],
  [1, 1, 101, -100],
])('a pointer at %d of %d pixels places an image of %d at %d', (pointer, frame, image, offset) => {
  expect(zoomOffset(pointer, frame, image)).toBeCloseTo(offset);
});
