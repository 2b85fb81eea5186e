import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { sleepSlider } from '../../../src/modules/slider/sleep-slider';
import { Slider } from '../../../src/modules/slider/slider';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import type { createLaidOutPage } from '../../support/laid-out';

const open = withIsland();
const { running, finish, started } = withAnimations();
const slide = (index: number, classes = 'et_pb_bg_layout_dark') =>
  `<div class="et_pb_slide ${classes}" id="s${index}" data-slide-id="id-${index}">
  <div class="et_pb_slide_image"><img alt=""></div></div>`;
const slider = (slides: string, classes = '') =>
  `<div class="et_pb_slider ${classes}" id="r"><div class="et_pb_slides" id="list">${slides}</div></div>`;
const three = slide(0) + slide(1, 'et_pb_bg_layout_light') + slide(2);
const html = slider(three);
type Options = Partial<Parameters<typeof createLaidOutPage>[0]>;
const mountSlider = (options: Options = {}) =>
  open(Slider, '#r', { html, sleep: sleepSlider, ...options });
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const indexes = [0, 1, 2];
const active = () =>
  indexes.filter((index) => find(`#s${index}`).classList.contains('et-pb-active-slide'));
const next = '.et-pb-arrow-next';
const previous = '.et-pb-arrow-prev';
const dot = (index: number) => `.et-pb-controllers a:nth-child(${index + 1})`;

test('a slider is announced as a carousel: a region with a name, of slides with their positions', () => {
  mountSlider();
  expect(find('#r').getAttribute('role')).toBe('region');
  expect(find('#r').getAttribute('aria-roledescription')).toBe('carousel');
  expect(find('#r').getAttribute('aria-label')).toMatch(/^carousel \d+$/i);
  expect(find('#s1').getAttribute('role')).toBe('group');
  expect(find('#s1').getAttribute('aria-roledescription')).toBe('slide');
  expect(find('#s1').getAttribute('aria-label')).toBe('2 of 3');
  expect(find('#list').getAttribute('aria-live')).toBe('polite');
  expect(indexes.map((index) => find(`#s${index}`).inert)).toEqual([false, true, true]);
});

test('a name that the site has given stays', () => {
  mountSlider({ html: html.replace('id="r"', 'id="r" aria-label="News"') });
  expect(find('#r').getAttribute('aria-label')).toBe('News');
});

test('the first slide is shown as the server has printed it', () => {
  mountSlider();
  expect(active()).toEqual([0]);
  expect(indexes.map((index) => find(`#s${index}`).style.display)).toEqual(['', 'none', 'none']);
  expect(find('#s0').style.zIndex).toBe('');
  expect(find('#r').getAttribute('data-active-slide')).toBe('id-0');
  expect(find('#s0 img').className).toBe('active');
  expect(find('#s1 img').className).toBe('');
});

test.each([
  [next, 1],
  [previous, 2],
  [dot(2), 2],
])('a press on %s leads to slide %i, at once under reduced motion', (control, index) => {
  const { click } = mountSlider();
  expect(click(control).defaultPrevented).toBe(true);
  expect(active()).toEqual([index]);
  expect(find(`#s${index}`).style.display).toBe('block');
  expect(find(`#s${index}`).style.zIndex).toBe('1');
  expect(find('#s0').style.display).toBe('none');
  expect([...document.querySelectorAll('.et-pb-moved-slide')].map(({ id }) => id)).toEqual(['s0']);
  expect(find('#r').getAttribute('data-active-slide')).toBe(`id-${index}`);
  expect(find(`#s${index} img`).className).toBe('active');
  expect(find(dot(index)).className).toBe('et-pb-active-control');
  expect(find(dot(index)).getAttribute('aria-current')).toBe('true');
  expect(find(dot(0)).hasAttribute('aria-current')).toBe(false);
  expect(document.querySelectorAll('.et-pb-active-control')).toHaveLength(1);
});

test('dots have numbers, and names', () => {
  mountSlider();
  const dots = [...document.querySelectorAll('.et-pb-controllers a')];
  expect(dots.map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  expect(find('.et-pb-controllers').className).toBe('et-pb-controllers');
  expect(dots[1]?.getAttribute('aria-label')).toBe('Slide 2');
});

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 2],
])('the key %s on an arrow or a dot leads to slide %i', (key, index) => {
  for (const control of [next, dot(0)]) {
    const { key: press, end } = mountSlider();
    press(control, key);
    expect(active()).toEqual([index]);
    end();
  }
});

test('slides fade into each other for 700 ms [S9.08b]', () => {
  const { click } = mountSlider({ motion: 'full' });
  click(next);
  expect(running()).toEqual([
    ['s1', 700],
    ['s0', 700],
  ]);
  expect(started.map(({ keyframes }) => keyframes)).toEqual([
    [{ opacity: 0 }, { opacity: 1 }],
    [{ opacity: 1 }, { opacity: 0 }],
  ]);
  expect(active()).toEqual([1]);
  expect(find('#s0').style.display).toBe('list-item');
  expect(find('#s0').style.zIndex).toBe('2');
  expect(find('#s0').classList.contains('et_slide_transition')).toBe(true);
  expect(find('#s0').inert).toBe(true);
  click(next);
  expect(active()).toEqual([1]);
  finish();
  expect(find('#s0').style.display).toBe('none');
  expect(find('#s0').classList.contains('et_slide_transition')).toBe(false);
  click(next);
  expect(active()).toEqual([2]);
});

test('the direction of a slider is marked for the style sheet', () => {
  const { click } = mountSlider();
  const towards = () =>
    [...find('#r').classList].filter((name) => name.startsWith('et_slide_transition_to'));
  expect(towards()).toEqual([]);
  click(next);
  expect(towards()).toEqual(['et_slide_transition_to_next']);
  click(previous);
  expect(towards()).toEqual(['et_slide_transition_to_previous']);
  click(dot(2));
  expect(towards()).toEqual(['et_slide_transition_to_2']);
});

test('arrows and dots have the colour of the slide that has fully arrived', () => {
  const { click } = mountSlider({ motion: 'full' });
  const colours = () => [
    find('#r').classList.contains('et_pb_bg_layout_light'),
    find('#r').classList.contains('et_pb_bg_layout_dark'),
  ];
  expect(colours()).toEqual([false, true]);
  click(next);
  expect(colours()).toEqual([false, true]);
  finish();
  expect(colours()).toEqual([true, false]);
});

test('a slider with its own colours keeps them until a slide with others is shown', () => {
  const slides = slide(0, '') + slide(1, '') + slide(2);
  const { click } = mountSlider({ html: slider(slides, 'et_pb_bg_layout_light') });
  const isLight = () => find('#r').classList.contains('et_pb_bg_layout_light');
  expect(isLight()).toBe(true);
  click(next);
  expect(isLight()).toBe(true);
  click(next);
  expect(isLight()).toBe(false);
});

test.each([
  ['et_pb_slider_no_arrows', [false, true]],
  ['et_pb_slider_no_pagination', [true, false]],
  ['', [true, true]],
])('a slider with "%s" has arrows and dots: %j', (classes, expected) => {
  mountSlider({ html: slider(three, classes) });
  expect([find(next), find('.et-pb-controllers')].map(Boolean)).toEqual(expected);
});

test('a slider with one slide or none has no controls and is no carousel', () => {
  for (const slides of [slide(0), '']) {
    const { end } = mountSlider({ html: slider(slides) });
    expect(document.querySelector('#r a')).toBeNull();
    expect(find('#r').hasAttribute('role')).toBe(false);
    expect(document.querySelector('[aria-live], [inert], [role=group]')).toBeNull();
    end();
  }
});

test('over a video the dots look different, and beside a list of videos they are outside', () => {
  const video = slider(three.replace('<img alt="">', '<video></video>'));
  mountSlider({ html: `<div class="et_pb_video_slider" id="v">${video}</div>` });
  expect(find('#v > .et-pb-controllers').className).toBe(
    'et-pb-controllers et-pb-controllers-has-video-tag',
  );
  expect(find('#r .et-pb-controllers')).toBeNull();
});

test('a gallery has its own slides, and arrows of its colour', () => {
  const items = '<div class="et_pb_gallery_item"></div>'.repeat(2);
  mountSlider({ html: slider(items + slide(0), 'et_pb_gallery') });
  expect(document.querySelectorAll('[role=group]')).toHaveLength(2);
  expect(find(next).style.color).toBe('inherit');
});

test('an automatic slider moves at its own pace, and does not announce each slide', () => {
  vi.useFakeTimers();
  mountSlider({
    html: slider(three, 'et_slider_auto et_slider_speed_3000'),
    motion: 'full',
  });
  expect(find('#list').getAttribute('aria-live')).toBe('off');
  expect(find('.skerry-pause')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(3000));
  expect(active()).toEqual([1]);
  vi.useRealTimers();
});

test('under the pointer an automatic slider is marked, and waits', () => {
  const { fire } = mountSlider({ html: slider(three, 'et_slider_auto'), motion: 'full' });
  fire('#r', new Event('mouseenter'));
  expect(find('#r').classList.contains('et_slider_hovered')).toBe(true);
  expect(find('#list').getAttribute('aria-live')).toBe('polite');
  fire('#r', new Event('mouseleave'));
  expect(find('#r').classList.contains('et_slider_hovered')).toBe(false);
});

test('a slider that does not move automatically has nothing to pause', () => {
  mountSlider({ motion: 'full' });
  expect(find('.skerry-pause')).toBeNull();
});

test('other scripts are notified of a move before and after it', () => {
  const { click, fire } = mountSlider({ motion: 'full' });
  const received: unknown[] = [];
  for (const name of ['slide', 'simple_slider_before_move_to', 'simple_slider_after_move_to']) {
    find('#r').addEventListener(`skerry:${name}`, (event) =>
      received.push([name, ...(event as CustomEvent<unknown[]>).detail]),
    );
  }
  click(next);
  expect(received.splice(0)).toEqual([
    ['slide', { current: find('#s0'), next: find('#s1') }],
    ['simple_slider_before_move_to', { direction: 'next', next_slide: find('#s1') }],
  ]);
  finish();
  expect(received.splice(0)).toEqual([
    ['simple_slider_after_move_to', { next_slide: find('#s1') }],
  ]);
  fire('#r', new Event('mouseenter'));
  expect(received).toEqual([]);
});

test('the end leaves the markup of the server', () => {
  const { click, end, server } = mountSlider();
  click(next);
  end();
  expect(document.body.outerHTML).toBe(server);
});
