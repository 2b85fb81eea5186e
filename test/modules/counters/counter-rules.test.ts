import { expect, test, vi } from 'vitest';
import { circleArc, circleColours, drawCircle } from '../../../src/modules/counters/circle-counter';
import { COUNT_MS, countTo, ease, formatCount } from '../../../src/modules/counters/use-count';
import { timeLeft } from '../../../src/modules/counters/time-left';

const texts = (seconds: number) => timeLeft(seconds).map(({ text }) => text);
const zeros = (seconds: number) => timeLeft(seconds).map(({ isZero }) => isZero);

test.each([
  [86_400 * 5 + 3_600 * 4 + 60 * 3 + 2, ['005', '04', '03', '02']],
  [86_400 * 1_622 + 59, ['1622', '00', '00', '59']],
  [1, ['000', '00', '00', '01']],
  [0, ['000', '00', '00', '00']],
  [-5, ['000', '00', '00', '00']],
  [Number.NaN, ['000', '00', '00', '00']],
])('%d seconds read %j: days show with at least three digits [S9.11d]', (seconds, expected) => {
  expect(texts(seconds)).toEqual(expected);
});

test.each([
  [86_400, [false, false, false, false]],
  [3_600, [true, false, false, false]],
  [59, [true, true, true, false]],
  [0, [true, true, true, true]],
])(
  'with %d seconds left the zero states are %j: a unit and all larger ones [S4.31]',
  (seconds, expected) => {
    expect(zeros(seconds)).toEqual(expected);
  },
);

test.each([
  ['1500', ',', '1,500'],
  ['1234567', '.', '1.234.567'],
  ['1500', '', '1500'],
  ['1234.56789', ',', '1,234.56789'],
  ['-1500', ',', '-1,500'],
  ['many', ',', 'many'],
  ['', ',', ''],
])('%s with the separator %j shows as %s', (value, separator, expected) => {
  expect(formatCount(value, separator)).toBe(expected);
});

test('the curve starts slowly, ends slowly and meets both ends', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map(ease)).toEqual([0, 0.125, 0.5, 0.875, 1]);
});

test.each([
  [100, 2 * Math.PI, false],
  [50, Math.PI, false],
  [250, 2 * Math.PI, false],
  [-50, -Math.PI, true],
])('%d percent is drawn to its angle', (percent, angle, isAnticlockwise) => {
  const [start, end, direction] = circleArc(percent);
  expect(start).toBe(-Math.PI / 2);
  expect(end - start).toBeCloseTo(angle);
  expect(direction).toBe(isAnticlockwise);
});

test("a circle uses the device's own colours if they are not empty", () => {
  const inner = document.createElement('div');
  inner.setAttribute('data-bar-bg-color', '#111111');
  inner.setAttribute('data-bar-bg-color-phone', '#222222');
  inner.setAttribute('data-bar-bg-color-tablet', '');
  inner.setAttribute('data-alpha-hover', '0.7');
  expect(circleColours(inner, 'phone')).toEqual({ bar: '#222222', track: '#000000', alpha: 0.1 });
  expect(circleColours(inner, 'tablet').bar).toBe('#111111');
  expect(circleColours(inner, 'hover')).toMatchObject({ bar: '#111111', alpha: 0.7 });
});

/** A window whose animation frames run when the test decides. */
const frames = () => {
  const waiting: (() => void)[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const win = {
    requestAnimationFrame: (callback: () => void) => waiting.push(callback),
    cancelAnimationFrame: () => waiting.splice(0),
  } as unknown as Window;
  return {
    win,
    at(time: number) {
      now = time;
      for (const callback of waiting.splice(0)) callback();
    },
    waiting,
  };
};

test('the line of a circle is 5 px wide and lies within its box [S9.11b]', () => {
  const arcs: number[] = [];
  const context = {
    lineWidth: 0,
    setTransform() {},
    clearRect() {},
    beginPath() {},
    stroke() {},
    arc: (_x: number, _y: number, radius: number) => arcs.push(radius),
  };
  const colours = { track: '#eee', bar: '#000', alpha: 0.1 };
  drawCircle(context as unknown as CanvasRenderingContext2D, {
    size: 200,
    density: 2,
    value: 50,
    colours,
  });
  expect(context.lineWidth).toBe(5);
  expect(arcs).toEqual([97.5, 97.5]);
});

test('a counter reaches its value in 1800 ms and ends on it exactly [S9.11a]', () => {
  const { win, at, waiting } = frames();
  const seen: [number, boolean][] = [];
  countTo(win, { from: 0, to: 75, durationMs: COUNT_MS, step: (...step) => seen.push(step) });
  at(900);
  at(1799);
  expect(seen.at(-1)?.[1]).toBe(false);
  at(1800);
  expect(COUNT_MS).toBe(1800);
  expect(seen[0]).toEqual([37.5, false]);
  expect(seen.at(-1)).toEqual([75, true]);
  expect(waiting).toEqual([]);
});

test('without movement, and for what is no number, a counter is at its end at once', () => {
  const { win, waiting } = frames();
  const seen: [number, boolean][] = [];
  const step = (...each: [number, boolean]) => seen.push(each);
  countTo(win, { from: 0, to: 75, durationMs: 0, step });
  countTo(win, { from: 0, to: Number.NaN, durationMs: COUNT_MS, step });
  expect(seen).toEqual([
    [75, true],
    [Number.NaN, true],
  ]);
  expect(waiting).toEqual([]);
});

test('a stopped counter counts no further', () => {
  const { win, at } = frames();
  let steps = 0;
  const stop = countTo(win, { from: 0, to: 5, durationMs: 100, step: () => (steps += 1) });
  at(50);
  stop();
  at(100);
  expect(steps).toBe(1);
});
