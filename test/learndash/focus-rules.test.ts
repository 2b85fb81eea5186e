import { describe, expect, test } from 'vitest';
import { currentScroll } from '../../src/learndash/focus/show-current';
import { firstSidebar, isOverPage, reduceSidebar } from '../../src/learndash/focus/sidebar-state';

describe('the sidebar after the window has changed its width [S4.36a, S4.36b, S4.36c, S9.20]', () => {
  test.each([
    [1023, false, false],
    [1024, false, true],
    [2000, false, true],
    [1024, true, false],
    [320, true, false],
  ])('at %i pixels, filtered %s: open %s', (width, isFiltered, isOpen) => {
    const before = { isOpen: !isOpen, width: 900 };
    const state = reduceSidebar(before, { type: 'resized', width, isFiltered });
    expect(state).toEqual({ isOpen, width });
  });
});

describe('the sidebar when the page loads [S4.35]', () => {
  test.each([
    [1024, true, true],
    [1024, false, false],
    [1023, true, false],
  ])('at %i pixels, printed open %s: open %s', (width, isPrintedOpen, isOpen) => {
    expect(firstSidebar(width, isPrintedOpen)).toEqual({ isOpen, width });
  });
});

test('a press turns the sidebar around, at any width [S4.34]', () => {
  for (const isOpen of [true, false]) {
    expect(reduceSidebar({ isOpen, width: 500 }, { type: 'toggled' })).toEqual({
      isOpen: !isOpen,
      width: 500,
    });
  }
});

test.each([
  [true, 768, true],
  [true, 769, false],
  [false, 320, false],
])('a sidebar that is open %s at %i pixels covers the page: %s', (isOpen, width, isOver) => {
  expect(isOverPage({ isOpen, width })).toBe(isOver);
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
