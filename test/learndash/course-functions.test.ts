import { afterEach, expect, test, vi } from 'vitest';
import { startCourseFunctions as start } from '../../src/learndash/legacy';
import { withLayout } from '../support/laid-out';

const startMount = withLayout();
const open = (options: Parameters<typeof startMount>[1] = {}) => startMount(start, options);
const call = (name: string, ...args: readonly unknown[]) =>
  (window as unknown as Record<string, (...values: readonly unknown[]) => unknown>)[name]?.(
    ...args,
  );
afterEach(() => window.history.replaceState(null, '', window.location.pathname));

const NAMES = [
  'ldGetUrlVars',
  'flip_expand_collapse',
  'flip_expand_all',
  'flip_collapse_all',
  'learndash_scroll_to_parent',
];

test('child themes find the functions that the old script had, until the end', () => {
  const { stop } = open();
  const defined = () => NAMES.filter((name) => name in window);
  expect(defined()).toEqual(NAMES);
  expect('toHHMMSS' in String.prototype).toBe(true);
  stop();
  expect(defined()).toEqual([]);
  expect('toHHMMSS' in String.prototype).toBe(false);
});

test('a function that the page has already stays', () => {
  const own = () => 'own';
  const { stop } = open({ globals: { ldGetUrlVars: own } });
  expect(call('ldGetUrlVars')).toBe('own');
  stop();
  expect(call('ldGetUrlVars')).toBe('own');
});

test('a child theme may override one of our functions', () => {
  open();
  Object.assign(window, { flip_expand_all: () => 'theirs' });
  expect(call('flip_expand_all')).toBe('theirs');
});

test.each([
  ['', {}],
  ['?a=1&b=2', { a: '1', b: '2' }],
  ['?a=b=c&&flag', { a: 'b=c', flag: '' }],
  ['?a=x%20y', { a: 'x%20y' }],
])('the query %s is read as %j, as it is written', (search, expected) => {
  window.history.replaceState(null, '', window.location.pathname + search);
  open();
  expect(call('ldGetUrlVars')).toEqual(expected);
});

test.each([
  ['3661', '01:01:01'],
  ['59 seconds', '00:00:59'],
  ['soon', '00:00:00'],
])('the text %s as a time is %s', (text, time) => {
  open();
  const asTime = Reflect.get(String.prototype, 'toHHMMSS') as (this: string) => string;
  expect(asTime.call(text)).toBe(time);
});

const lessons = `<div id="course"><i class="list_arrow flippable collapse"></i><i class="list_arrow" id="fixed"></i>
  <div class="flip" id="a" style="display: none"></div><div class="flip" id="b" style="display: none"></div></div>
  <div id="other-1"><i class="list_arrow flippable expand"></i><div class="flip" id="c"></div></div>`;
const displays = () =>
  ['a', 'b', 'c'].map((id) => document.getElementById(id)?.style.display ?? null);

test('all lessons of a course open and close, with their arrows, and those of another stay', () => {
  const { find } = open({ html: lessons });
  const arrow = () => find('#course .flippable').className;
  expect(call('flip_expand_all', '#course')).toBe(false);
  expect(displays()).toEqual(['block', 'block', '']);
  expect(arrow()).toBe('list_arrow flippable expand');
  expect(find('#fixed').className).toBe('list_arrow');
  expect(call('flip_collapse_all', '#course')).toBe(false);
  expect(displays()).toEqual(['none', 'none', '']);
  expect(arrow()).toBe('list_arrow flippable collapse');
});

test('a lesson folds and unfolds by its name and id', () => {
  const { find } = open({ html: lessons });
  call('flip_expand_collapse', '#other', '1');
  expect(displays()[2]).toBe('none');
  expect(find('#other-1 .flippable').className).toBe('list_arrow flippable collapse');
  call('flip_expand_collapse', '#other', '1');
  expect(displays()[2]).toBe('block');
});

test('where one of several is open, all close', () => {
  open({ html: lessons.replaceAll('course', 'set-1') });
  call('flip_expand_all', '#set-1');
  document.getElementById('b')?.style.setProperty('display', 'none');
  call('flip_expand_collapse', '#set', '1');
  expect(displays()).toEqual(['none', 'none', '']);
});

test('what is open already does not slide open again', () => {
  open({ html: lessons });
  call('flip_expand_all', '#other-1');
  expect(displays()[2]).toBe('');
});

test('a lesson opens in 400 ms without reduced motion', () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  open({ html: lessons, motion: 'full', boxes: { '#a': { height: 100 } } });
  call('flip_expand_all', '#course');
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 400 });
  animate.mockRestore();
});

test.each([
  ['an element', (element: Element) => element],
  ['what jQuery has found', (element: Element) => ({ 0: element, length: 1 })],
])('the page scrolls to %s', (_, target) => {
  const { find } = open({ html: '<p id="here"></p>', boxes: { '#here': { top: 900 } } });
  call('learndash_scroll_to_parent', target(find('#here')));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 850, behavior: 'instant' });
});

test.each([[null], [undefined], [{}], ['#here']])('for %j the page does not scroll', (target) => {
  open({ html: '<p id="here"></p>' });
  call('learndash_scroll_to_parent', target);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('an address that the page has printed without our help is kept where it holds no address', () => {
  const printed = { json: '{"ajaxurl":""}' };
  open({ globals: { sfwd_data: printed } });
  expect(Reflect.get(window, 'sfwd_data')).toBe(printed);
});
