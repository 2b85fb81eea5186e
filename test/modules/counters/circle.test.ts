import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CircleCounter } from '../../../src/modules/counters/circle-counter';
import { settle } from '../../shop/shop-page';
import { withIsland } from '../../support/island-page';
import { layOut } from '../../support/laid-out';
import { changeSize, see } from '../../support/observers';

const open = withIsland();
const immediately = { et_pb_custom: { ignore_waypoints: '1' } };
const inner = '.et_pb_circle_counter_inner';

interface Stroke {
  readonly colour: unknown;
  readonly alpha: unknown;
  readonly share: number;
}
let strokes: Stroke[] = [];
let scales: number[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  let share = 0;
  const context = {
    globalAlpha: 0,
    strokeStyle: '',
    setTransform: (...args: number[]) => (scales = args),
    clearRect: () => (strokes = []),
    beginPath() {},
    arc: (...[, , , start = 0, end = 0]: number[]) => (share = (end - start) / (2 * Math.PI)),
    stroke: () => strokes.push({ colour: context.strokeStyle, alpha: context.globalAlpha, share }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});
afterEach(() => {
  strokes = [];
  Reflect.deleteProperty(window, 'devicePixelRatio');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const html = (more = '') =>
  `<div class="et_pb_circle_counter" id="c"><div class="et_pb_circle_counter_inner" data-number-value="40" data-bar-bg-color="#111111" data-bar-bg-color-hover="#222222" data-bar-bg-color-sticky="#333333" data-bar-bg-color-phone="#444444" ${more}><div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div></div></div>`;
const mount = (options: object = {}, more = '', width = 200) => {
  const mounted = open(CircleCounter, '#c', {
    html: html(more),
    globals: immediately,
    boxes: { [inner]: { width } },
    ...options,
  });
  act(() => see(mounted.find(inner)));
  return { ...mounted, canvas: () => document.querySelector('canvas') };
};
const colour = () => strokes[1]?.colour;

test('a circle has a faint track, and its bar covers as much as its number', () => {
  const { find, canvas } = mount();
  expect(find('.percent-value').textContent).toBe('40');
  expect(find('p').style.visibility).toBe('visible');
  expect(strokes).toEqual([
    { colour: '#000000', alpha: 0.1, share: 1 },
    { colour: '#111111', alpha: 1, share: expect.closeTo(0.4) as number },
  ]);
  expect([canvas()?.width, canvas()?.height]).toEqual([200, 200]);
  expect([canvas()?.style.width, canvas()?.style.height]).toEqual(['200px', '200px']);
});

test('a circle is sharp on a dense screen', () => {
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: 1.5 });
  const { canvas } = mount();
  expect([canvas()?.width, canvas()?.style.width]).toEqual([300, '200px']);
  expect(scales).toEqual([1.5, 0, 0, 1.5, 0, 0]);
});

test('a circle grows with its number', () => {
  const { find } = mount({ motion: 'full' });
  act(() => void vi.advanceTimersByTime(900));
  const value = Number(find('.percent-value').textContent);
  expect(value).toBeGreaterThan(10);
  expect(value).toBeLessThan(30);
  expect(Math.abs((strokes[1]?.share ?? 0) * 100 - value)).toBeLessThan(1);
  act(() => void vi.advanceTimersByTime(1000));
  expect(strokes[1]?.share).toBeCloseTo(0.4);
});

test('a circle that was not scrolled into view is printed whole', () => {
  const boxes = { [inner]: { width: 200 } };
  const { find } = open(CircleCounter, '#c', { html: html(), boxes, motion: 'full' });
  expect(strokes).toEqual([]);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(find('.percent-value').textContent).toBe('40');
  expect(find('p').style.visibility).toBe('visible');
  expect(strokes[1]?.share).toBeCloseTo(0.4);
});

test('a circle without a value draws its track alone', () => {
  mount({ html: html().replace('"40"', '"0"') });
  expect(strokes).toHaveLength(1);
});

test('a circle in a closed panel is drawn as soon as it has a size', () => {
  const { find, canvas } = mount({}, '', 0);
  expect(canvas()).toBeNull();
  expect(find('p').style.visibility).toBe('');
  layOut(find(inner), { width: 150 });
  act(() => {
    changeSize(find(inner));
    vi.advanceTimersByTime(50);
  });
  expect(canvas()?.width).toBe(150);
  expect(find('p').style.visibility).toBe('visible');
});

test('a circle has another colour under the pointer', () => {
  const { root } = mount();
  act(() => void root.dispatchEvent(new Event('mouseenter')));
  expect(colour()).toBe('#222222');
  act(() => void root.dispatchEvent(new Event('mouseleave')));
  expect(colour()).toBe('#111111');
});

test('a circle has the colour of its device', () => {
  mount({ width: 400 });
  expect(colour()).toBe('#444444');
});

const stick = (type: 'Start' | 'End', detail: unknown) =>
  act(() => void window.dispatchEvent(new CustomEvent(`ETBuilderSticky${type}`, { detail })));

test('a circle keeps the colours of its device where none is set for pointer or stuck modules', () => {
  const { find, root, fire } = mount(
    { width: 400 },
    'data-sticky-id="s1" data-color-phone="#555555"',
  );
  find(inner).removeAttribute('data-bar-bg-color-hover');
  fire(root, new Event('mouseenter'));
  expect(strokes.map((stroke) => stroke.colour)).toEqual(['#555555', '#444444']);
  stick('Start', { stickyId: 's1' });
  expect(strokes.map((stroke) => stroke.colour)).toEqual(['#555555', '#333333']);
});

test('a circle has another colour while its module is stuck, and no other module changes it', () => {
  mount({}, 'data-sticky-id="s1"');
  stick('Start', { stickyId: 's2' });
  stick('Start', null);
  expect(colour()).toBe('#111111');
  stick('Start', { stickyId: 's1' });
  expect(colour()).toBe('#333333');
  stick('End', { stickyId: 's1' });
  expect(colour()).toBe('#111111');
});

test('a circle that is in no sticky module follows none', () => {
  mount();
  stick('Start', {});
  expect(colour()).toBe('#111111');
});

test('a circle in a module that is stuck already has its colour from the start', () => {
  mount({ html: html().replace('class="et_pb_circle_counter"', 'class="et_pb_sticky"') });
  expect(colour()).toBe('#333333');
});

test('a circle counts on when its value changes', async () => {
  const { find } = mount();
  find(inner).setAttribute('data-number-value', '75');
  await act(settle);
  expect(find('.percent-value').textContent).toBe('75');
  expect(strokes[1]?.share).toBeCloseTo(0.75);
});

test('the end leaves the markup of the server', () => {
  const { end, server } = mount();
  end();
  expect(document.body.outerHTML).toBe(server);
});
