import { act, createElement, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BarCounters } from '../../../src/modules/counters/bar-counters';
import { Countdown } from '../../../src/modules/counters/countdown';
import { NumberCounter } from '../../../src/modules/counters/number-counter';
import { withIsland } from '../../support/island-page';

const open = withIsland();
const immediately = { et_pb_custom: { ignore_waypoints: '1' } };
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const number = (more = '') =>
  `<div class="et_pb_number_counter" id="n" data-number-value="12345" data-number-separator="," ${more}><div class="percent"><p><span class="percent-value">0</span><span class="percent-sign">%</span></p></div></div>`;

test('a number counts up for 1800 ms once it is seen, and is read out as it will be [S9.11a]', () => {
  const { find, root } = open(NumberCounter, '#n', {
    html: number(),
    globals: immediately,
    motion: 'full',
  });
  expect(find('p').getAttribute('role')).toBe('img');
  expect(find('p').getAttribute('aria-label')).toBe('12,345%');
  expect(root.classList.contains('active')).toBe(true);
  act(() => void vi.advanceTimersByTime(900));
  const value = Number(find('.percent-value').textContent?.replace(',', ''));
  expect(value).toBeGreaterThan(5500);
  expect(value).toBeLessThan(6800);
  act(() => void vi.advanceTimersByTime(950));
  expect(find('.percent-value').textContent).toBe('12,345');
});

test('under reduced motion a number is there at once, with the sign that the site has set', () => {
  const { find, end, server } = open(NumberCounter, '#n', {
    html: number('data-percent-sign="€"'),
    globals: immediately,
  });
  expect(find('.percent-value').textContent).toBe('12,345');
  expect(find('.percent-sign').textContent).toBe('€');
  expect(find('p').getAttribute('aria-label')).toBe('12,345€');
  end();
  expect(document.body.outerHTML).toBe(server);
});

test('a number whose sign responsive content changes shows and announces the new one', async () => {
  const { find, root } = open(NumberCounter, '#n', {
    html: number('data-percent-sign="€"'),
    globals: immediately,
  });
  await act(async () => root.setAttribute('data-percent-sign', '$'));
  expect(find('.percent-sign').textContent).toBe('$');
  expect(find('p').getAttribute('aria-label')).toBe('12,345$');
});

test('a bar that responsive content changes has its new width', async () => {
  const { style, find } = open(BarCounters, '#b', {
    html: '<ul class="et_pb_counters" id="b"><span class="et_pb_counter_amount" data-width="40"></span></ul>',
  });
  await act(async () => find('.et_pb_counter_amount').setAttribute('data-width', '60'));
  expect(style('.et_pb_counter_amount', 'width')).toBe('60%');
});

test('a bar that phones have shorter is shorter if the window narrows while the bar is mounted', async () => {
  const bar = () => document.querySelector('.et_pb_counter_amount');
  const Bars = (props: Parameters<typeof BarCounters>[0]) => {
    useLayoutEffect(() => bar()?.setAttribute('data-width', '60'), []);
    return createElement(BarCounters, props);
  };
  const { style } = open(Bars, '#b', {
    html: '<ul class="et_pb_counters" id="b"><span class="et_pb_counter_amount" data-width="40"></span></ul>',
  });
  await act(async () => {});
  expect(style('.et_pb_counter_amount', 'width')).toBe('60%');
});

test('a number is without its percent sign where the device has none, and has it back [S9.11a]', async () => {
  const { find, root } = open(NumberCounter, '#n', {
    html: number('data-percent-sign=""'),
    globals: immediately,
  });
  const read = () => [
    find('.percent-sign').textContent,
    find('.percent > p').getAttribute('aria-label'),
  ];
  expect(read()).toEqual(['', '12,345']);
  await act(async () => root.removeAttribute('data-percent-sign'));
  expect(read()).toEqual(['%', '12,345%']);
});

test.each([
  ['40', '40%'],
  ['250%', '100%'],
  ['0', '0%'],
  ['x', ''],
  ['-5', ''],
])('a bar of "%s" is "%s" wide', (value, width) => {
  const html = `<ul class="et_pb_counters" id="b"><span class="et_pb_counter_amount" data-width="${value}"></span><span class="et_pb_counter_amount overlay" data-width="${value}"></span></ul>`;
  const { style, end, server } = open(BarCounters, '#b', { html });
  expect(style('.et_pb_counter_amount', 'width')).toBe(width);
  // The second copy of the text is only there for its colour.
  expect(
    [...document.querySelectorAll('.et_pb_counter_amount')].map((bar) =>
      bar.getAttribute('aria-hidden'),
    ),
  ).toEqual([null, 'true']);
  end();
  expect(document.body.outerHTML).toBe(server);
});

const unit = (name: string) =>
  `<div class="${name} section" data-short="${name[0]}" data-full="${name}"><p class="value"></p><p class="label"></p></div>`;
const clock = (seconds: number) =>
  `<div class="et_pb_countdown_timer" id="c" data-end-timestamp="${1_800_000_000 + seconds}"><div class="et_pb_countdown_timer_container">
  ${['days', 'hours', 'minutes', 'seconds'].map(unit).join('<div class="sep section">:</div>')}</div></div>`;
const values = () =>
  [...document.querySelectorAll('.value')].map((each) => each.textContent).join(':');
const labels = () =>
  [...document.querySelectorAll('.label')].map((each) => each.textContent).join();
const zeros = () => [...document.querySelectorAll('.zero')].map(({ className }) => className);

test('a clock runs towards its moment, once a second, and stops there', () => {
  const { find, end, server } = open(Countdown, '#c', { html: clock(3602) });
  expect(values()).toBe('000:01:00:02');
  expect(zeros()).toEqual(['days section zero', 'sep section zero']);
  expect(labels()).toBe('days,hours,minutes,seconds');
  expect(find('.et_pb_countdown_timer_container').getAttribute('role')).toBe('timer');
  expect(find('.et_pb_countdown_timer_container').getAttribute('aria-label')).not.toBe('');
  act(() => void vi.advanceTimersByTime(1000));
  act(() => void vi.advanceTimersByTime(1000));
  act(() => void vi.advanceTimersByTime(1000));
  expect(values()).toBe('000:00:59:59');
  expect(zeros()).toHaveLength(4);
  end();
  expect(document.body.outerHTML).toBe(server);
});

test('a clock whose time has passed does not run', () => {
  open(Countdown, '#c', { html: clock(-5) });
  expect(values()).toBe('000:00:00:00');
  expect(vi.getTimerCount()).toBe(0);
});

test('a clock in a narrow place has short labels', () => {
  open(Countdown, '#c', {
    html: clock(60),
    boxes: { '.et_pb_countdown_timer_container': { width: 400 } },
  });
  expect(labels()).toBe('d,h,m,s');
});
