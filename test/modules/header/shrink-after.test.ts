import { expect, test } from 'vitest';
import { shrinkAfter } from '../../../src/modules/header/fixed-header';

// divi-layout.md §3.1: 29 px below the header's height up to 90 px, 56 px above.
test.each([
  [66, 29],
  [90, 29],
  [91, 56],
  [140, 56],
])('a header of %d px shrinks after %d px of scroll [S4.40a]', (height, after) => {
  expect(shrinkAfter(height)).toBe(after);
});
