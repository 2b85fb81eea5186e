import { expect, test, vi } from 'vitest';
import { startScrollTop } from '../../../src/modules/header/scroll-top';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
const html = `<div id="page-container"></div><span class="et_pb_scroll_top et-pb-icon"></span>`;
const button = '.et_pb_scroll_top';

test('the button that leads to the top reads as one, and is out of reach at the top', () => {
  const { find, has } = open(startScrollTop, { html });
  expect(find(button).getAttribute('role')).toBe('button');
  expect(find(button).getAttribute('aria-label')).toBe('Back to the top');
  expect(find(button).getAttribute('tabindex')).toBe('-1');
  expect(find(button).style.cssText).toBe('pointer-events: none;');
  expect(has(button, 'et-visible')).toBe(false);
  // It does not fade out if it has never been shown.
  expect(has(button, 'et-hidden')).toBe(false);
});

test.each([
  [800, false],
  [801, true],
])('at %i px of scroll it is shown: %s [S9.15a]', (y, isShown) => {
  const { scrollTo, find, has } = open(startScrollTop, { html });
  scrollTo(y);
  expect(has(button, 'et-visible')).toBe(isShown);
  expect(find(button).getAttribute('tabindex')).toBe(isShown ? '0' : '-1');
});

test('on a page that opens further down it is shown at once', () => {
  const { find } = open(startScrollTop, { html, y: 2000 });
  expect(find(button).className).toBe('et_pb_scroll_top et-pb-icon et-visible');
  expect(find(button).style.cssText).toBe('display: block;');
});

test('at the top it fades out and receives no more clicks', () => {
  const { scrollTo, find, style } = open(startScrollTop, { html });
  scrollTo(900);
  expect(style(button, 'pointer-events')).toBe('');
  scrollTo(10);
  expect(find(button).className).toBe('et_pb_scroll_top et-pb-icon et-hidden');
  expect(style(button, 'display')).toBe('block');
  expect(style(button, 'pointer-events')).toBe('none');
});

test('a press leads to the top in 800 ms [S9.12a]', () => {
  const { press } = open(startScrollTop, { html, y: 2000, motion: 'full' });
  press(button);
  vi.advanceTimersByTime(750);
  expect(window.scrollY).toBeGreaterThan(0);
  vi.advanceTimersByTime(70);
  expect(window.scrollY).toBe(0);
});

test('a visitor who has pressed it by keyboard continues from the start of the page', () => {
  const { find, scrollTo } = open(startScrollTop, { html, y: 2000 });
  find(button).focus();
  scrollTo(0);
  expect(document.activeElement?.id).toBe('page-container');
});

test('a focus that is elsewhere stays where it is', () => {
  const { find, scrollTo } = open(startScrollTop, { html: `${html}<input>`, y: 2000 });
  find('input').focus();
  scrollTo(0);
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('a page without a container keeps the focus on the button, and without it no error occurs', () => {
  const { find, scrollTo, has } = open(startScrollTop, {
    html: html.replace('page-container', 'x'),
    y: 2000,
  });
  find(button).focus();
  scrollTo(0);
  expect(has(button, 'et-hidden')).toBe(true);
});

test('the focus does not move while the button appears', () => {
  const { find, scrollTo } = open(startScrollTop, { html });
  find(button).focus();
  scrollTo(2000);
  expect(document.activeElement?.className).toContain('et_pb_scroll_top');
});

test('the end leaves the markup of the server', () => {
  const { stop, server, scrollTo } = open(startScrollTop, { html });
  scrollTo(900);
  scrollTo(0);
  stop();
  expect(document.body.outerHTML).toBe(server);
});
