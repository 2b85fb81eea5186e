import { expect, test, vi } from 'vitest';
import { start } from '../../../src/modules/animations';
import { withLayout } from '../../support/laid-out';
import { see } from '../../support/observers';

const open = withLayout();
const entry = {
  class: 'one',
  style: 'slideTop',
  repeat: 'once',
  duration: '1000ms',
  delay: '200ms',
  intensity: '50%',
  starting_opacity: '20%',
  speed_curve: 'linear',
};
const immediately = { et_pb_custom: { ignore_waypoints: '1' } };
const one = '<p class="one et_animated" id="one">One</p>';
const mount = (html: string, entries: readonly object[] = [entry], options: object = {}) =>
  open(start, {
    html,
    globals: { et_animation_data: entries, ...immediately },
    motion: 'full',
    ...options,
  });
const advance = (ms: number) => vi.advanceTimersByTime(ms);

test('an element is animated in as its entry defines, and restored to the server’s markup after its duration [S3.12a, S3.12b, S3.12d, S3.12e, S3.12f, S3.12g, S3.12h]', () => {
  const { find } = mount(one);
  const element = find('#one');
  expect(element.className.split(' ').toSorted()).toEqual([
    'et_animated',
    'et_is_animating',
    'one',
    'slideTop',
  ]);
  const { style } = element;
  expect(style.animationDuration).toBe('1000ms');
  expect(style.animationDelay).toBe('200ms');
  expect(style.animationTimingFunction).toBe('linear');
  expect(style.opacity).toBe('0.2');
  expect(style.transform).toBe('translate3d(0, -100%, 0)');
  expect(style.left).toBe('0px');
  advance(1199);
  expect(element.classList.contains('et_is_animating')).toBe(true);
  advance(1);
  expect(element.className.split(' ').toSorted()).toEqual(['et_had_animation', 'one']);
  expect(style.cssText).toBe('');
});

test('an entrance in the last row of the page begins with its top, as elsewhere', () => {
  const html = `<div class="et_pb_section"><div class="et_pb_row">${one}</div></div>`;
  const { find } = mount(html, [entry], { globals: { et_animation_data: [entry] } });
  see(find('#one'), true, new DOMRect(0, window.innerHeight - 9, 100, window.innerHeight - 9));
  expect(find('#one').classList.contains('et_is_animating')).toBe(true);
});

test.each([
  ['slideBottom', '0px'],
  ['slideLeft', ''],
  ['fade', ''],
])('an entrance by %s has its left edge at %j', (style, left) => {
  const { find } = mount(one, [{ ...entry, style }]);
  expect(find('#one').style.left).toBe(left);
  expect(find('#one').style.transform === '').toBe(style === 'fade');
});

test('a looping entrance continues, and is marked for the style sheet', () => {
  const { find } = mount(one, [{ ...entry, repeat: 'loop' }]);
  advance(60_000);
  expect(find('#one').classList.contains('infinite')).toBe(true);
  expect(find('#one').classList.contains('et_is_animating')).toBe(true);
});

test('a button is animated in with its wrapper, and is shown within it', () => {
  const { find } = mount(
    `<div class="et_pb_button_module_wrapper" id="wrapper"><a class="one et_animated" id="one"></a></div>`,
  );
  expect(find('#one').className).toBe('one et_had_animation');
  expect(find('#wrapper').classList.contains('et_is_animating')).toBe(true);
  expect(find('#wrapper').style.animationDuration).toBe('1000ms');
});

test.each<[string, string, object, object]>([
  ['under reduced motion', one, entry, { motion: 'reduce' }],
  ['whose entry cannot be used', one, { ...entry, style: 'none' }, {}],
  [
    'that has had its entrance',
    '<p class="one et_animated et_had_animation" id="one"></p>',
    entry,
    {},
  ],
])('an element %s is shown at once', (_, html, data, options) => {
  const { find } = mount(html, [data], options);
  expect(find('#one').className.split(' ').toSorted()).toEqual(['et_had_animation', 'one']);
  expect(find('#one').style.cssText).toBe('');
});

test('images that wait in the old way are shown as well', () => {
  const { find } = mount('<img class="one et_animated et-waypoint" id="one">', [
    { ...entry, style: 'none' },
  ]);
  expect(find('#one').className).toBe('one et_had_animation');
});

test('an element waits until it scrolls into view', () => {
  const { find } = mount(one, [entry], { globals: { et_animation_data: [entry] } });
  const isRunning = () => find('#one').classList.contains('et_is_animating');
  expect(isRunning()).toBe(false);
  expect(find('#one').classList.contains('et_animated')).toBe(true);
  see(find('#one'), true, new DOMRect(0, 100, 50, 50));
  expect(isRunning()).toBe(true);
});

test('the first of two entries for an element counts', () => {
  const { find } = mount(one, [entry, { ...entry, style: 'zoom' }]);
  expect(find('#one').classList.contains('slideTop')).toBe(true);
  expect(find('#one').classList.contains('zoom')).toBe(false);
});

test('an entry finds what lies deeper, and one that names nothing stops no other', () => {
  const { find } = mount(`<div class="box">${one}</div>`, [
    { ...entry, class: '[' },
    { ...entry, class: 'box .one' },
  ]);
  expect(find('#one').classList.contains('et_is_animating')).toBe(true);
});

test('what is found later is shown at once, and what waits still waits', () => {
  const { page, doc, find } = mount(one, [entry], { globals: { et_animation_data: [entry] } });
  const box = doc.createElement('div');
  box.className = 'et_animated';
  box.innerHTML = '<i class="et_animated" id="late"></i>';
  doc.body.append(box);
  page.bus.emit('content:found', { root: box });
  expect(box.className).toBe('et_had_animation');
  expect(find('#late').className).toBe('et_had_animation');
  page.bus.emit('content:found', { root: doc.body });
  expect(find('#one').classList.contains('et_animated')).toBe(true);
});

test('elements that enter from outside the page do not make it scroll', () => {
  const { doc, find, stop, server } = mount(`<div id="page-container">${one}</div>`);
  const { style } = find('#page-container');
  expect(doc.body.style.getPropertyValue('overflow-x')).toBe('clip');
  expect(doc.body.style.getPropertyValue('overflow-y')).toBe('');
  expect([style.getPropertyValue('overflow-x'), style.getPropertyValue('overflow-y')]).toEqual([
    'clip',
    'clip',
  ]);
  stop();
  expect(doc.body.outerHTML).toBe(server);
});

test('a page without entrances scrolls as it did', () => {
  const { doc, server } = mount('<div id="page-container"></div>', []);
  expect(doc.body.outerHTML).toBe(server);
});
