import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToAnchor, start } from '../../../src/modules/links/anchors';
import { type Box, createLaidOutPage, withLayout } from '../../support/laid-out';

const open = withLayout();
beforeEach(() => window.history.replaceState(null, '', '/page/#part'));
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const html = '<div id="main-header" style="position: fixed"></div><h2 id="part">Part</h2>';

/** A page that is loaded with a hash; records its scroll positions in order. */
const load = (box: Box, { type = 'navigate', ...options }: Record<string, unknown> = {}) => {
  const navigation = type ? [{ type } as unknown as PerformanceEntry] : [];
  const places: unknown[] = [];
  const page = open(
    (scope) => {
      vi.spyOn(window.performance, 'getEntriesByType').mockImplementation((kind) =>
        kind === 'navigation' ? navigation : [],
      );
      places.length = 0;
      start(scope);
    },
    { html, boxes: { '#part': box }, ...options },
  );
  const calls = () => vi.mocked(window.scrollTo).mock.calls.map(([to]) => to as unknown);
  return { ...page, calls };
};
const to = (top: number) => ({ top, behavior: 'instant' });

test.each(['navigate', ''])(
  'a page opened with a hash (%j) shows its top first and then what the hash names [S2.06a, S2.06b]',
  (type) => {
    const { calls } = load({ top: 900 }, { type });
    expect(calls().slice(0, 2)).toEqual([to(0), to(900)]);
  },
);

test.each(['reload', 'back_forward'])('after a %s the visitor is left where they were', (type) => {
  expect(load({ top: 900 }, { type }).calls()).toEqual([]);
});

test.each([
  ['names the state of a module', '#part|2'],
  ['names nothing of the page', '#nowhere'],
  ['is not there', ''],
])('a page whose hash %s stays where it is', (_, hash) => {
  window.history.replaceState(null, '', `/page/${hash}`);
  expect(load({ top: 900 }).calls()).toEqual([]);
});

test.each([
  ['below the window by half of it', 1000 + 400, 5000, true],
  ['further below', 1000 + 401, 5000, false],
  ['above the window by half of it', 1000 - 400, 5000, true],
  ['further above', 1000 - 401, 5000, false],
  ['further below a page that ends here', 3000, 1800 + 400, true],
  ['further below a page that continues', 3000, 1800 + 401, false],
])(
  'a page whose browser has scrolled to where the target is %s: %s',
  (_, top, pageHeight, isScrolled) => {
    const { calls } = load({ top }, { y: 1000, pageHeight });
    expect(calls().length > 0).toBe(isScrolled);
  },
);

test('a visitor who has not scrolled is led to a target anywhere', () => {
  expect(load({ top: 3000 }).calls().slice(0, 2)).toEqual([to(0), to(3000)]);
});

test.each([
  [4000, 800],
  [4001, 1600],
])('a target at %i pixels is reached in %i ms', (top, durationMs) => {
  load({ top }, { motion: 'full', pageHeight: 9000 });
  vi.advanceTimersByTime(durationMs - 40);
  expect(window.scrollY).toBeLessThan(top);
  vi.advanceTimersByTime(60);
  expect(window.scrollY).toBe(top);
});

test.each([
  ['a bar that covers the top', 60, 0, 0, 840],
  ['what is stuck, where it is higher than the bar', 60, 100, 0, 800],
  ['the room that the style sheet leaves above it', 60, 0, 15, 825],
])('a target is below %s', (_, header, stuck, margin, expected) => {
  const { page, find, clear } = createLaidOutPage({
    html,
    boxes: { '#main-header': { height: header }, '#part': { top: 900 } },
  });
  const { getComputedStyle } = window;
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = getComputedStyle.call(window, element);
    return element.id === 'part'
      ? ({ scrollMarginTop: margin ? `${margin}px` : '' } as CSSStyleDeclaration)
      : style;
  });
  void scrollToAnchor({ ...page, stuckAbove: () => stuck }, find('#part'));
  expect(window.scrollY).toBe(expected);
  clear();
});

test('a target that is stuck is in view already', async () => {
  const { page, find, clear } = createLaidOutPage({ html, boxes: { '#part': { top: 900 } } });
  await scrollToAnchor({ ...page, stuckAbove: () => null }, find('#part'));
  expect(window.scrollTo).not.toHaveBeenCalled();
  clear();
});
