import { afterEach, expect, test } from 'vitest';
import { setCounterValues } from '../../../src/modules/divi5/set-counter-values';
import { setVideoSources } from '../../../src/modules/divi5/set-video-sources';
import { createGlobals } from '../../../src/runtime/config/global';
import type { Page } from '../../../src/runtime/page';
import { fallAsleep, type Sleep } from '../../../src/runtime/wake/sleep';

afterEach(() => document.body.replaceChildren());

/** Mounts the sleep of the markup’s first element on a page that prints these globals. */
const sleepOn = (markup: string, sleep: Sleep, printed: object = {}) => {
  document.body.innerHTML = markup;
  const root = document.body.firstElementChild as HTMLElement;
  const page = { document, window, globals: createGlobals(printed as unknown as Window) };
  const sleeper = fallAsleep(sleep, {
    page: page as unknown as Page,
    name: 'test',
    root,
    wake() {},
  });
  return { root, sleeper };
};

const number = (sign = '') =>
  `<div class="et_pb_number_counter_0 et_pb_number_counter"><div class="percent"><p><span class="percent-value"></span><span class="percent-sign">${sign}</span></p></div></div>`;
const circle =
  '<div class="et_pb_circle_counter_0 et_pb_circle_counter"><div class="et_pb_circle_counter_inner"><div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div></div></div>';
const numbers = setCounterValues('numbers');
const entry = (selector: unknown, data: unknown) => ({ numbers: [{ selector, data }] });
const value = (text: unknown) => ({ numberValue: { desktop: { value: text } } });

test('a number counts up to the value that the page prints as data, and gives it back', () => {
  const { root, sleeper } = sleepOn(
    number(),
    numbers,
    entry('.et_pb_number_counter_0', value('12')),
  );
  expect(root.getAttribute('data-number-value')).toBe('12');
  sleeper.end();
  expect(root.hasAttribute('data-number-value')).toBe(false);
});

test('a percent sign is shown once, whether the value or an element of its own has it', () => {
  const of = entry('.et_pb_number_counter_0', value('75%'));
  expect(sleepOn(number('%'), numbers, of).root.dataset['numberValue']).toBe('75');
  expect(sleepOn(number(), numbers, of).root.dataset['numberValue']).toBe('75%');
});

test('attributes that the server has printed count', () => {
  const printed = number().replace('<div ', '<div data-number-value="5" ');
  const { root } = sleepOn(printed, numbers, entry('.et_pb_number_counter_0', value('12')));
  expect(root.dataset['numberValue']).toBe('5');
});

test('a circle has its colours for each device, under the pointer and while it is stuck', () => {
  const { root } = sleepOn(
    circle,
    numbers,
    entry('.et_pb_circle_counter_0 .percent', {
      ...value('40'),
      barColor: {
        desktop: { value: '#111', hover: '#222', sticky: '#333' },
        tablet: { value: '#444', hover: '#555' },
        phone: { value: '' },
      },
      trackAlpha: { desktop: { value: '0.4' } },
    }),
  );
  const inner = root.querySelector('.et_pb_circle_counter_inner') as HTMLElement;
  expect({ ...inner.dataset }).toEqual({
    numberValue: '40',
    barBgColor: '#111',
    barBgColorHover: '#222',
    barBgColorSticky: '#333',
    barBgColorTablet: '#444',
    alpha: '0.4',
  });
});

test.each([
  ['for another counter', entry('.et_pb_number_counter_1', value('1'))],
  ['with a selector that is none', entry('..', value('1'))],
  ['with a selector that is no text', entry(7, value('1'))],
  ['without a value', entry('.et_pb_number_counter_0', null)],
  ['of another shape', { numbers: 'text' }],
  ['that are missing', {}],
])('a counter stays as it is where the page prints data %s', (_, printed) => {
  const before = number();
  expect(sleepOn(before, numbers, printed).root.outerHTML).toBe(before);
});

const video = (source: string) =>
  `<span class="et-pb-background-video et-pb-background-video--play-outside-viewport"><video><source data-src="${source}"></video></span>`;

test('a background video gets its file when it is near, and gives it back', () => {
  const before = video('/a.mp4');
  const { root, sleeper } = sleepOn(before, setVideoSources);
  const source = root.querySelector('source');
  expect(source?.hasAttribute('src')).toBe(false);
  expect(root.classList.contains('et_pb_video_play_outside_viewport')).toBe(true);
  sleeper.handOver();
  expect(source?.getAttribute('src')).toMatch(/\/a\.mp4$/);
  sleeper.end();
  expect(root.outerHTML).toBe(before);
});

test('a background video that leaves the page before it was near fetches nothing', () => {
  const { root, sleeper } = sleepOn(video('/a.mp4'), setVideoSources);
  const sources: (string | null | undefined)[] = [];
  const player = root.querySelector('video') as HTMLVideoElement;
  player.load = () => void sources.push(root.querySelector('source')?.getAttribute('src'));
  sleeper.end();
  expect(new Set(sources)).toEqual(new Set([null]));
});

test('a background video gets no address that could run code, and one from shortcodes is left alone', () => {
  const { root, sleeper } = sleepOn(video('javascript:alert(1)'), setVideoSources);
  sleeper.handOver();
  expect(root.querySelector('source')?.hasAttribute('src')).toBe(false);
  const old =
    '<span class="et_pb_section_video_bg"><video><source data-src="/a.mp4"></video></span>';
  const other = sleepOn(old, setVideoSources);
  other.sleeper.handOver();
  expect(other.root.outerHTML).toBe(old);
});
