import type { WritableAtom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentUpdates } from '../../src/learndash/content-updates';
import { startFocusMode as startFocus } from '../../src/learndash/focus';
import { start as startTooltips } from '../../src/learndash/tooltips/start-tooltips';
import { startController } from './start-controller';

let mount: ReturnType<typeof startController>;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  mount.stop();
  mount.clear();
  Reflect.deleteProperty(root, 'clientWidth');
  vi.useRealTimers();
});

const { documentElement: root } = document;
const setWidth = (width: number) => {
  Object.defineProperty(root, 'clientWidth', { configurable: true, value: width });
  window.dispatchEvent(new Event('resize'));
};
const flat = 'style="padding-top: 0px; padding-bottom: 0px"';
const focusMode = (current: string) => `<div class="ld-focus"><div class="ld-focus-sidebar">
  <div class="ld-course-navigation-heading" ${flat}><button class="ld-focus-sidebar-trigger"></button></div>
  <div class="ld-focus-sidebar-wrapper" ${flat}>${current}</div></div><div class="ld-focus-main"></div></div>`;

/** A page on a wide screen; `tops` are the distances of current entries from the top in pixels. */
const open = (current = '', tops: Readonly<Record<string, number>> = {}) => {
  mount = startController(
    (learn) => {
      setWidth(1200);
      (learn.page.stores.$motion as WritableAtom).set('full');
      for (const [selector, top] of Object.entries(tops)) {
        const element = learn.page.document.querySelector(selector);
        if (element) element.getBoundingClientRect = () => ({ top }) as DOMRect;
      }
      startFocus(learn);
    },
    { html: focusMode(current) },
  );
  return mount;
};
const isClosed = () => mount.find('.ld-focus').classList.contains('ld-focus-sidebar-collapsed');
const narrowTo = (width: number, after: number) => {
  setWidth(width);
  vi.advanceTimersByTime(after);
};

test('a window that is wide again within 200 ms leaves the sidebar open [S9.14a]', () => {
  open();
  narrowTo(1000, 100);
  narrowTo(1200, 300);
  expect(isClosed()).toBe(false);
});

test('the sidebar closes 200 ms after the window has become narrow, and not sooner [S9.14a, S4.36a]', () => {
  open();
  narrowTo(1000, 199);
  expect(isClosed()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isClosed()).toBe(true);
});

test('each further change of the width begins the 200 ms again [S9.14a]', () => {
  open();
  narrowTo(1000, 150);
  narrowTo(990, 150);
  expect(isClosed()).toBe(false);
  vi.advanceTimersByTime(50);
  expect(isClosed()).toBe(true);
});

test('a sidebar that the window has closed opens on a wide one again [S4.36b, S9.20]', () => {
  open();
  narrowTo(1023, 200);
  expect(isClosed()).toBe(true);
  narrowTo(1024, 200);
  expect(isClosed()).toBe(false);
});

const scroller = () => mount.find('.ld-focus-sidebar-wrapper');
const topic = `<a class="ld-is-current-item" ${flat}></a>`;
const lesson = `<div class="ld-is-current-lesson" ${flat}></div>`;

test('the sidebar scrolls to its topic in 1000 ms [S9.16a, S4.37c]', () => {
  open(topic, { '.ld-is-current-item': 600 });
  vi.advanceTimersByTime(500);
  expect(scroller().scrollTop).toBeGreaterThan(250);
  expect(scroller().scrollTop).toBeLessThan(350);
  vi.advanceTimersByTime(450);
  expect(scroller().scrollTop).toBeLessThan(600);
  vi.advanceTimersByTime(70);
  expect(scroller().scrollTop).toBe(600);
});

test('of topic and lesson the topic is scrolled to [S4.37a]', () => {
  open(lesson + topic, { '.ld-is-current-item': 600, '.ld-is-current-lesson': 300 });
  vi.advanceTimersByTime(1100);
  expect(scroller().scrollTop).toBe(600);
});

test('without a topic the lesson is scrolled to [S4.37b]', () => {
  open(lesson, { '.ld-is-current-lesson': 300 });
  vi.advanceTimersByTime(1100);
  expect(scroller().scrollTop).toBe(300);
});

test('tips are placed 500 ms after the page has changed, and not sooner [S9.14b]', () => {
  mount = startController(
    (scope) => {
      const updates: ContentUpdates = { arrivals: [], moves: [] };
      startTooltips(scope, updates);
    },
    { html: '<p data-ld-tooltip="Later">x</p>' },
  );
  const top = () => mount.find('#learndash-tooltips .ld-tooltip').style.top;
  vi.advanceTimersByTime(499);
  expect(top()).toBe('');
  vi.advanceTimersByTime(1);
  expect(top()).not.toBe('');
});
