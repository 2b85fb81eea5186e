import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { act } from 'react';
import { Countdown } from '../../../src/modules/counters/countdown';
import { countdownLayout } from '../../../src/modules/counters/countdown-layout';
import { NumberCounter } from '../../../src/modules/counters/number-counter';
import { createChanges } from '../../../src/runtime/dom/changes';
import { settle } from '../../shop/shop-page';
import { withIsland } from '../../support/island-page';
import { layOut } from '../../support/laid-out';
import { setActing } from '../../support/mount';
import { changeSize, see } from '../../support/observers';

const open = withIsland();
const NOW = 1_800_000_000;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 + 400 });
});
afterEach(() => {
  vi.useRealTimers();
});

const unit = (name: string, value = '') =>
  `<div class="${name} section" data-short="${name[0]}" data-full="${name}"><p class="value">${value}</p><p class="label"></p></div>`;
const units = ['days', 'hours', 'minutes', 'seconds'];
const clock = (end: string, inner = units.map((name) => unit(name)).join('<i class="sep">:</i>')) =>
  `<div class="et_pb_countdown_timer" id="c" data-end-timestamp="${end}"><div class="et_pb_countdown_timer_container">${inner}</div></div>`;
const container = '.et_pb_countdown_timer_container';
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join();

describe('a clock', () => {
  test('changes with the second, not a second after the page was opened', () => {
    open(Countdown, '#c', { html: clock(String(NOW + 10)) });
    expect(texts('.value')).toBe('000,00,00,10');
    act(() => void vi.advanceTimersByTime(599));
    expect(texts('.value')).toBe('000,00,00,10');
    act(() => void vi.advanceTimersByTime(1));
    expect(texts('.value')).toBe('000,00,00,09');
  });

  test('continues if the clock of the device is set back by less than a second [S9.11c]', () => {
    open(Countdown, '#c', { html: clock(String(NOW + 10)) });
    act(() => {
      vi.setSystemTime(NOW * 1000 + 200);
      vi.advanceTimersByTime(600);
    });
    act(() => void vi.advanceTimersByTime(2000));
    expect(texts('.value')).toBe('000,00,00,08');
  });

  test('stops with its last second', () => {
    open(Countdown, '#c', { html: clock(String(NOW + 1)) });
    act(() => void vi.advanceTimersByTime(600));
    expect(texts('.value')).toBe('000,00,00,00');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('whose end is no number stays at zero', () => {
    open(Countdown, '#c', { html: clock('soon') });
    expect(texts('.value')).toBe('000,00,00,00');
  });

  // A theme may print `de_DE`, which is not a valid language tag.
  test.each([
    ['de', 'de'],
    ['ar-EG', 'ar-EG'],
    ['', undefined],
    ['de_DE', undefined],
  ])('on a page whose language is "%s" announces its end as %s writes it', (lang, writes) => {
    document.documentElement.lang = lang;
    onTestFinished(() => document.documentElement.removeAttribute('lang'));
    const { find } = open(Countdown, '#c', { html: clock(String(NOW)) });
    const name = find('.et_pb_countdown_timer_container').getAttribute('aria-label');
    expect(name).toContain(new Date(NOW * 1000).toLocaleString(writes));
  });

  test('leaves out the units that the site leaves out, and a label that the site has not given', () => {
    const bare = '<div class="hours"><p class="value"></p><p class="label">Own</p></div>';
    open(Countdown, '#c', { html: clock(String(NOW + 7200), bare) });
    expect(texts('.value')).toBe('02');
    expect(texts('.label')).toBe('Own');
  });

  test.each([
    [400, 'd,h,m,s'],
    [401, 'days,hours,minutes,seconds'],
    [0, 'days,hours,minutes,seconds'],
  ])('with room of %i pixels within its padding has the labels %s', (width, labels) => {
    const boxes = { '#c': { width: width + 32 }, [container]: { width } };
    open(Countdown, '#c', { html: clock(String(NOW + 60)), boxes });
    expect(texts('.label')).toBe(labels);
  });

  test('has short labels once it has become narrow', () => {
    const { find } = open(Countdown, '#c', {
      html: clock(String(NOW + 60)),
      boxes: { [container]: { width: 800 } },
    });
    act(() => see(find(container)));
    layOut(find(container), { width: 300 });
    act(() => {
      changeSize(find(container));
      vi.advanceTimersByTime(50);
    });
    expect(texts('.label')).toBe('d,h,m,s');
  });
});

describe('before the first paint a clock', () => {
  const layOutEarly = (html: string, column = 'et_pb_column_4_4') => {
    document.body.innerHTML = `<div class="${column}">${html}</div>`;
    const root = document.querySelector(countdownLayout.selector) as HTMLElement;
    const before = root.outerHTML;
    const undo = countdownLayout.layOut(root, createChanges());
    return { root, before, undo };
  };

  test('shows what is left', () => {
    const { root, before, undo } = layOutEarly(clock(String(NOW + 86_400 + 3_661)));
    expect(texts('.value')).toBe('001,01,01,00');
    expect(texts('.label')).toBe(',,,');
    undo?.();
    expect(root.outerHTML).toBe(before);
  });

  test.each(['et_pb_column_3_8', 'et_pb_column_1_4'])('has its short labels in %s', (column) => {
    layOutEarly(clock(String(NOW)), column);
    expect(texts('.label')).toBe('d,h,m,s');
  });

  test('whose end is no number stays at zero', () => {
    layOutEarly(clock('soon'));
    expect(texts('.value')).toBe('000,00,00,00');
  });

  test('keeps the figures and labels that it has already', () => {
    layOutEarly(clock(String(NOW), unit('days', '123')), 'et_pb_column_1_4');
    expect(texts('.value')).toBe('123');
    expect(texts('.label')).toBe('');
  });
});

describe('a number', () => {
  const number = (value: string, sign = '') =>
    `<div id="n" data-number-value="${value}" ${sign}><div class="percent"><p><span class="percent-value">0</span><span class="percent-sign">%</span></p></div></div>`;
  const mount = (html: string, options: object = {}) =>
    open(NumberCounter, '#n', {
      html,
      globals: { et_pb_custom: { ignore_waypoints: '1' } },
      ...options,
    });

  test('waits at what the server has printed until it is seen', () => {
    const { root, find } = open(NumberCounter, '#n', { html: number('50') });
    expect(find('.percent-value').textContent).toBe('0');
    expect(root.classList.contains('active')).toBe(false);
    act(() => see(root, true, new DOMRect(0, 100, 50, 50)));
    expect(find('.percent-value').textContent).toBe('50');
    expect(root.classList.contains('active')).toBe(true);
  });

  test.each(['that was not scrolled into view', 'on its way'])('%s is printed whole', (state) => {
    const { root, find } = open(NumberCounter, '#n', { html: number('50'), motion: 'full' });
    if (state === 'on its way') act(() => see(root, true, new DOMRect(0, 100, 50, 50)));
    act(() => void vi.advanceTimersByTime(500));
    expect(find('.percent-value').textContent).not.toBe('50');
    // Synchronously: the browser prints right after the event.
    setActing(false);
    window.dispatchEvent(new Event('beforeprint'));
    setActing(true);
    expect(find('.percent-value').textContent).toBe('50');
    expect(root.classList.contains('active')).toBe(true);
  });

  test('shows whole numbers on the way, and its own text at the end', () => {
    const { find } = mount(number('99.50'), { motion: 'full' });
    act(() => void vi.advanceTimersByTime(700));
    expect(find('.percent-value').textContent).toMatch(/^\d+$/);
    act(() => void vi.advanceTimersByTime(1200));
    expect(find('.percent-value').textContent).toBe('99.50');
  });

  test('counts on from where it is when its value changes', async () => {
    const { root, find } = mount(number('1000'), { motion: 'full' });
    act(() => void vi.advanceTimersByTime(1900));
    root.setAttribute('data-number-value', '2000');
    await act(settle);
    act(() => void vi.advanceTimersByTime(100));
    const shown = () => Number(find('.percent-value').textContent);
    expect(shown()).toBeGreaterThanOrEqual(1000);
    expect(shown()).toBeLessThan(1500);
    act(() => void vi.advanceTimersByTime(800));
    expect(shown()).toBeGreaterThan(1300);
    expect(shown()).toBeLessThan(1700);
    act(() => void vi.advanceTimersByTime(1900));
    expect(find('.percent-value').textContent).toBe('2000');
    expect(find('p').getAttribute('aria-label')).toBe('2000%');
  });

  test('that is none is shown as the site has written it', () => {
    const { find } = mount(number('many'), { motion: 'full' });
    expect(find('.percent-value').textContent).toBe('many');
  });

  test('stops counting when it ends', () => {
    const { end, server } = mount(number('50'), { motion: 'full' });
    act(() => void vi.advanceTimersByTime(300));
    end();
    vi.advanceTimersByTime(300);
    expect(document.body.outerHTML).toBe(server);
    expect(vi.getTimerCount()).toBe(0);
  });
});
