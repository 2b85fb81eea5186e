import { expect, test } from 'vitest';
import { scrollClearOf } from '../../../src/runtime/patterns/scroll-clear-of';

test.each([
  ['below a bar at the top: up', { top: 10, bottom: 30 }, { top: 0, bottom: 80 }, -78],
  ['half below a bar at the top', { top: 60, bottom: 110 }, { top: 0, bottom: 80 }, -28],
  ['under a notice at the bottom: down', { top: 770, bottom: 790 }, { top: 740, bottom: 800 }, 58],
  ['a bar a little below the top', { top: 50, bottom: 70 }, { top: 32, bottom: 112 }, -70],
  [
    'higher than what a notice leaves: its beginning',
    { top: 100, bottom: 900 },
    { top: 700, bottom: 800 },
    92,
  ],
])('an element with keyboard focus scrolls out from under its cover: %s', (_, box, cover, by) => {
  expect(scrollClearOf(box, cover, 800)).toBe(by);
});
