import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectValue, positionOf, stylesOf } from '../../../src/modules/motion/styles-of';
import { type Effect, motionElements } from '../../../src/modules/motion/read-effects';

const curve = {
  start: 0,
  midStart: 40,
  midEnd: 60,
  end: 100,
  startValue: 10,
  midValue: 0,
  endValue: -10,
};
const effect = (resolver: Effect['resolver'], more: Partial<Effect> = {}): Effect => ({
  ...curve,
  selectors: ['.a'],
  resolver,
  trigger: 'middle',
  transforms: {},
  ...more,
});

test.each([
  [1000, 0, 1000, 0],
  [1000, 500, 1000, 50],
  [1000, 1000, 1000, 100],
  [5000, 0, 1000, 0],
  [0, 500, 1000, 100],
  [10, 0, 0, 0],
])('a line at %d px, scrolled %d px in a window of %d px, is at %d', (line, y, height, at) => {
  expect(positionOf(line, y, height)).toBe(at);
});

test.each([
  [0, 10],
  [20, 5],
  [40, 0],
  [50, 0],
  [60, 0],
  [80, -5],
  [100, -10],
])('at %d the value is %d', (at, value) => {
  expect(effectValue(curve, at)).toBeCloseTo(value);
});

test('an empty way counts as its beginning, and every value lies between the three', () => {
  expect(effectValue({ ...curve, end: 60 }, 80)).toBe(0);
  const number = fc.double({ min: -200, max: 200, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({
        start: number,
        midStart: number,
        midEnd: number,
        end: number,
        startValue: number,
        midValue: number,
        endValue: number,
      }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (some, at) => {
        const { startValue, midValue, endValue } = some;
        const value = effectValue(some, at);
        expect(value).toBeGreaterThanOrEqual(Math.min(startValue, midValue, endValue) - 1e-9);
        expect(value).toBeLessThanOrEqual(Math.max(startValue, midValue, endValue) + 1e-9);
      },
    ),
  );
});

test.each([
  ['translateY', 20, 'translateY(500px)'],
  ['translateX', 80, 'translateX(-500px)'],
  ['scale', 20, 'scale3d(0.05, 0.05, 0.05)'],
  ['rotate', 20, 'rotate3d(0, 0, 1, 5deg)'],
] as const)('%s at %d is %s', (resolver, at, transform) => {
  expect(stylesOf([{ effect: effect(resolver), at }])).toEqual({
    transform,
    opacity: null,
    filter: null,
  });
});

test('effects of one element are combined, on top of its own transform', () => {
  const transforms = { rotateX: '20deg', translateY: '3px' };
  const styles = stylesOf([
    { effect: effect('translateY', { transforms }), at: 0 },
    { effect: effect('rotate'), at: 50 },
    { effect: effect('opacity', { startValue: 0, midValue: 100 }), at: 20 },
    { effect: effect('blur'), at: 0 },
  ]);
  expect(styles).toEqual({
    transform: 'rotateX(20deg) translateY(1000px) rotate3d(0, 0, 1, 0deg)',
    opacity: '0.5',
    filter: 'blur(10px)',
  });
});

test('children of grids are named one by one, and what is no effect is left out', () => {
  const grid = {
    grid_motion: 'on',
    children_count: '2',
    module_type: 'et_pb_blog',
    module_index: 3,
  };
  const read = motionElements.read({
    desktop: [
      { id: '.et_pb_text_0', resolver: 'scale', start: '10' },
      { id: '.et_pb_blog_3', resolver: 'opacity', ...grid },
      { id: '.et_pb_blog_3', resolver: 'opacity', ...grid, child_slug: 'et_pb_item' },
      { id: 'body > *', resolver: 'opacity' },
      { id: '.a', resolver: 'explode' },
      null,
    ],
    tablet: 'nothing',
  });
  expect(read.desktop.map(({ selectors }) => selectors)).toEqual([
    ['.et_pb_text_0'],
    ['.et_pb_blog_item_3_0', '.et_pb_blog_item_3_1'],
  ]);
  expect(read.desktop[0]).toMatchObject({ start: 10, end: 100, trigger: 'middle' });
  expect(read.tablet).toEqual([]);
  expect(read.phone).toEqual([]);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(() => motionElements.read({ desktop: value })).not.toThrow();
    }),
  );
});
