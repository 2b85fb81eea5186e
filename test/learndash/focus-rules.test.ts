import { describe, expect, test } from 'vitest';
import { currentScroll } from '../../src/learndash/focus/current-scroll';
import { isOpenAfterResize } from '../../src/learndash/focus/sidebar-rule';

describe('the sidebar after the window has changed its width [S4.36a, S4.36b, S4.36c, S9.20]', () => {
  test.each([
    [1023, false, false],
    [1024, false, true],
    [2000, false, true],
    [1024, true, false],
    [320, true, false],
  ])('at %i pixels, filtered %s: open %s', (width, isFiltered, isOpen) => {
    expect(isOpenAfterResize(width, isFiltered)).toBe(isOpen);
  });
});

describe('how far the sidebar is scrolled [S4.37a]', () => {
  const heights = { height: 40, headerHeight: 60, headingHeight: 50, wrapperHeight: 500 };
  test.each([
    [1500, 930],
    [570, 0],
    [100, 0],
  ])('an item at %i pixels needs %i', (top, scroll) => {
    expect(currentScroll({ ...heights, top })).toBe(scroll);
  });
});
