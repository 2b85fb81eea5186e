import { expect, test } from 'vitest';
import { isFixedAt } from '../../../src/modules/header/extra-navigation';

test.each<[number, number, number, boolean]>([
  [1024, 101, 100, true],
  [1024, 100, 100, false],
  [1024, 0, 100, false],
  [1023, 101, 100, false],
  // The place of a header below nothing but the admin bar is above the page.
  [1024, 0, -32, true],
])(
  'in a window of %i px, %i px down, a header that stands at %i px is fixed: %s [S9.21]',
  (width, y, top, isFixed) => {
    expect(isFixedAt({ width, y, top })).toBe(isFixed);
  },
);
