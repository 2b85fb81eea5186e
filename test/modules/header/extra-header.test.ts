import { expect, test, vi } from 'vitest';
import { nextPost, startExtraHeader } from '../../../src/modules/header/extra-header';
import { withLayout } from '../../support/laid-out';

test.each<[string, number, boolean, number]>([
  ['the next post follows', 0, false, 1],
  ['the first follows the last', 2, false, 0],
  ['a post that is read stays', 1, true, 1],
])('%s', (_, current, isKept, next) => {
  expect(nextPost(current, 3, isKept)).toBe(next);
});

const open = withLayout();
const posts = (count: number) =>
  `<div id="posts">${'<div class="et-trending-post"><a href="/">Story</a></div>'.repeat(count)}</div>`;
const html = posts(3);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.et-trending-post')].map(
    (post) =>
      `${post.style.display === 'none' ? '' : 'seen '}${post.classList.contains('et-trending-latest') ? 'latest' : ''}`,
  );

test('one trending story is shown, the next after 10 s each, and the first behind the last', () => {
  open(startExtraHeader, { html, motion: 'full' });
  expect(shown()).toEqual(['seen latest', '', '']);
  vi.advanceTimersByTime(9999);
  expect(shown()).toEqual(['seen latest', '', '']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['', 'seen latest', '']);
  vi.advanceTimersByTime(20_000);
  expect(shown()).toEqual(['seen latest', '', '']);
});

test('under reduced motion the story stays', () => {
  open(startExtraHeader, { html, motion: 'reduce' });
  vi.advanceTimersByTime(30_000);
  expect(shown()).toEqual(['seen latest', '', '']);
});

test('a story that is read stays until it is left', () => {
  const { find } = open(startExtraHeader, { html, motion: 'full' });
  const reads = vi.spyOn(find('#posts'), 'matches').mockReturnValue(true);
  vi.advanceTimersByTime(30_000);
  expect(shown()).toEqual(['seen latest', '', '']);
  // It has the pointer over it, or the focus on its link.
  expect(new Set(reads.mock.calls.flat())).toEqual(new Set([':hover,:focus-within']));
  reads.mockReturnValue(false);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual(['', 'seen latest', '']);
});

test('in a tab behind others the stories wait', () => {
  const { doc } = open(startExtraHeader, { html, motion: 'full' });
  const hidden = vi.spyOn(doc, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(30_000);
  expect(shown()).toEqual(['seen latest', '', '']);
  hidden.mockReturnValue(false);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual(['', 'seen latest', '']);
});

test('two stories alternate', () => {
  open(startExtraHeader, { html: posts(2), motion: 'full' });
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual(['', 'seen latest']);
});

test.each([0, 1])('with %i stories nothing changes', (count) => {
  const { server } = open(startExtraHeader, { html: posts(count), motion: 'full' });
  vi.advanceTimersByTime(30_000);
  expect(document.body.outerHTML).toBe(server);
});

test('after the end no story follows, and the markup of the server is left', () => {
  const { stop, server } = open(startExtraHeader, { html, motion: 'full' });
  stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(document.body.outerHTML).toBe(server);
});

const button = '<span id="back_to_top"></span>';

test.each([
  [400, false],
  [401, true],
])('the button to the top at %i px of scroll: shown is %s', (y, isShown) => {
  const { find, scrollTo, stop, server } = open(startExtraHeader, { html: button });
  scrollTo(y);
  expect(find('#back_to_top').className).toBe(isShown ? 'visible' : 'hidden');
  expect(find('#back_to_top').getAttribute('tabindex')).toBe(isShown ? '0' : '-1');
  expect(find('#back_to_top').getAttribute('aria-label')).toBe('Back to the top');
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test('the button to the top leads there in 800 ms', () => {
  const { press } = open(startExtraHeader, { html: button, y: 3000, motion: 'full' });
  press('#back_to_top');
  vi.advanceTimersByTime(750);
  expect(window.scrollY).toBeGreaterThan(0);
  vi.advanceTimersByTime(70);
  expect(window.scrollY).toBe(0);
});

test('the header itself, its list for phones and the menu above it are started, too', () => {
  const { find, scrollTo, has } = open(startExtraHeader, {
    html: `<div id="page-container"><div id="main-header-wrapper"><header id="main-header"></header></div></div>
      <div id="et-navigation"><ul class="nav"></ul></div>
      <div id="et-mobile-navigation"><i class="show-menu"></i><nav></nav></div>
      <i id="et-trending-button"></i><ul id="et-secondary-menu"></ul>`,
    bodyClass: 'et_extra et_fixed_nav',
  });
  scrollTo(100);
  expect(has('#page-container', 'et-fixed-header')).toBe(true);
  expect(find('.show-menu').getAttribute('aria-expanded')).toBe('false');
  expect(find('#et-trending-button').getAttribute('aria-expanded')).toBe('true');
});
