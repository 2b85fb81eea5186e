import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sleepSlider } from '../../../src/modules/slider/sleep-slider';
import { Slider } from '../../../src/modules/slider/slider';
import { fallAsleep } from '../../../src/runtime/wake/sleep';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import { installJQueryData } from '../../support/jquery-data';
import { createLaidOutPage } from '../../support/laid-out';

const open = withIsland();
const { finish } = withAnimations();
const slide = (index: number, inside = '') =>
  `<div class="et_pb_slide" id="s${index}">${inside}</div>`;
const slider = (slides: string, classes = '') =>
  `<div class="et_pb_slider ${classes}" id="r"><div class="et_pb_slides">${slides}</div></div>`;
type Options = Partial<Parameters<typeof createLaidOutPage>[0]>;
const mountSlider = (options: Options) => open(Slider, '#r', { sleep: sleepSlider, ...options });
const next = '.et-pb-arrow-next';
afterEach(() => Reflect.deleteProperty(window, 'jQuery'));

/** Records which videos play and pause. */
const watchVideos = () => {
  const calls: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    calls.push(`${this.id} plays`);
    return Promise.reject(new Error('refused'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    calls.push(`${this.id} pauses`);
  });
  return calls;
};
const background = (id: string) =>
  `<div class="et_pb_section_video_bg"><video id="${id}"></video></div>`;

test('videos of slides that are not shown are paused; the background of one that is plays on its own', () => {
  const calls = watchVideos();
  const slides = slide(0, background('a')) + slide(1, background('b'));
  const { click } = mountSlider({ html: slider(slides), motion: 'full' });
  expect(calls.splice(0)).toEqual(['b pauses']);
  click(next);
  expect(calls).toEqual(['a pauses']);
});

test('a video that the visitor starts is paused with its slide, and not started', () => {
  const calls = watchVideos();
  const slides = slide(0, '<video id="a"></video>') + slide(1, '<video id="b"></video>');
  const { click } = mountSlider({ html: slider(slides), motion: 'full' });
  expect(calls.splice(0)).toEqual(['b pauses']);
  click(next);
  expect(calls).toEqual(['a pauses']);
});

test('a player of another site falls silent once its slide has left; one with a cover is its own affair', () => {
  const frame = (id: string) => `<iframe id="${id}" src="about:blank#${id}"></iframe>`;
  const inside = `${frame('free')}<div class="et_pb_video_wrap">${frame('covered')}</div><iframe id="empty"></iframe>`;
  const html = slider(slide(0, inside) + slide(1, frame('other')));
  const { click } = mountSlider({ html, motion: 'full' });
  const loaded: string[] = [];
  for (const each of document.querySelectorAll('iframe')) {
    Object.defineProperty(each, 'src', {
      set(value) {
        loaded.push(`${each.id} ${value}`);
      },
    });
  }
  click(next);
  expect(loaded).toEqual([]);
  finish();
  expect(loaded).toEqual(['free about:blank#free']);
});

/** Moves a slider as other scripts do, through jQuery’s data store. */
const withJQuery = () => {
  const store = installJQueryData();
  return (to: unknown) => {
    const { et_slider_move_to } = store.get('et_pb_simple_slider') as {
      et_slider_move_to(to: unknown): void;
    };
    et_slider_move_to(to);
  };
};
const active = () => document.querySelector('.et-pb-active-slide')?.id;

test('scripts move a slider where they have always found it', () => {
  const move = withJQuery();
  mountSlider({ html: slider(slide(0) + slide(1) + slide(2)) });
  act(() => move(2));
  expect(active()).toBe('s2');
  act(() => move('next'));
  expect(active()).toBe('s0');
});

test('a move that a script requests before the slider is mounted is made then', () => {
  const move = withJQuery();
  const html = slider(slide(0) + slide(1) + slide(2));
  const { page, find: at } = createLaidOutPage({ html });
  const wake = vi.fn();
  const sleeper = fallAsleep(sleepSlider, { page, name: 's', root: at('#r'), wake });
  expect(wake).not.toHaveBeenCalled();
  move(1);
  expect(wake).toHaveBeenCalledOnce();
  sleeper.end();
  const asleep = (scope: Parameters<typeof sleepSlider>[0]) => {
    const elements = sleepSlider(scope);
    move(2);
    return elements;
  };
  open(Slider, '#r', { html, sleep: asleep });
  expect(active()).toBe('s2');
});

test('each slider of a page has a name of its own', () => {
  const html = slider(slide(0) + slide(1)) + slider(slide(2) + slide(3)).replace('"r"', '"q"');
  const { page, find: at } = createLaidOutPage({ html });
  const sleepers = ['#r', '#q'].map((id) =>
    fallAsleep(sleepSlider, { page, name: 's', root: at(id), wake() {} }),
  );
  expect(['#r', '#q'].map((id) => at(id).getAttribute('aria-label'))).toEqual([
    'carousel 1',
    'carousel 2',
  ]);
  // Neither has been in view yet: neither advances, and no pointer is over it.
  expect(at('.et_pb_slides').getAttribute('aria-live')).toBe('polite');
  expect(document.querySelector('.et_slider_hovered')).toBeNull();
  for (const { end } of sleepers) end();
});
