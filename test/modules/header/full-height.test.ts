import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Bars,
  fullHeight,
  type Nav,
  type Place,
} from '../../../src/modules/header/full-height';

const bars: Bars = { admin: 32, secondary: 34, header: 66, fixedHeader: 40, built: 0 };
const fixed: Nav = { isFixed: true, isVertical: false, canHide: false };
const place: Place = { windowHeight: 1000, width: 1200, isFirst: true, borders: 0 };

// divi-layout.md §6.2, one row per combination that differs.
test.each<[string, Partial<Bars>, Partial<Nav>, Partial<Place>, number]>([
  ['fixed, first', {}, {}, {}, 1000 - 32 - 34 - 66],
  ['fixed, further down', {}, {}, { isFirst: false }, 1000 - 32 - 34 - 40],
  ['not fixed, first', {}, { isFixed: false }, {}, 1000 - 32 - 34 - 66],
  ['not fixed, further down', {}, { isFixed: false }, { isFirst: false }, 1000 - 32],
  ['hiding, first', {}, { canHide: true }, {}, 1000 - 32],
  ['hiding, further down', {}, { canHide: true }, { isFirst: false }, 1000 - 32 - 34 - 40],
  ['vertical, first', {}, { isVertical: true }, {}, 1000 - 32 - 34],
  ['vertical, further down', {}, { isVertical: true }, { isFirst: false }, 1000 - 32],
  ['tablet, first', {}, {}, { width: 980 }, 1000 - 32 - 66],
  ['tablet, further down', {}, {}, { width: 980, isFirst: false }, 1000 - 32],
  ['phone, first', { admin: 46 }, {}, { width: 375 }, 1000 - 46 - 66],
  ['phone, further down', { admin: 46 }, {}, { width: 375, isFirst: false }, 1000],
  ['borders', {}, {}, { borders: 10 }, 1000 - 32 - 34 - 66 - 10],
  ['below a built header', { built: 80 }, { isFixed: false }, {}, 1000 - 32 - 34 - 66 - 80],
])('the window less the bars above: %s', (_title, ownBars, nav, own, height) => {
  expect(fullHeight({ ...bars, ...ownBars }, { ...fixed, ...nav }, { ...place, ...own })).toBe(
    height,
  );
});

test.each([
  [782, 1000 - 46],
  [781, 1000],
])(
  'at a width of %d px the admin bar is subtracted or not: %d px are left [S9.22a]',
  (width, height) => {
    const further = { ...place, width, isFirst: false };
    expect(fullHeight({ ...bars, admin: 46 }, fixed, further)).toBe(height);
  },
);

test('a height is never negative and never more than the window', () => {
  const pixels = fc.nat({ max: 3000 });
  fc.assert(
    fc.property(
      fc.record({
        admin: pixels,
        secondary: pixels,
        header: pixels,
        fixedHeader: pixels,
        built: pixels,
      }),
      fc.record({ isFixed: fc.boolean(), isVertical: fc.boolean(), canHide: fc.boolean() }),
      fc.record({ windowHeight: pixels, width: pixels, isFirst: fc.boolean(), borders: pixels }),
      (some, nav, where) => {
        const height = fullHeight(some, nav, where);
        expect(height).toBeGreaterThanOrEqual(0);
        expect(height).toBeLessThanOrEqual(where.windowHeight);
      },
    ),
  );
});
