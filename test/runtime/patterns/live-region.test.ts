import { beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../../../src/runtime/page';
import { createLiveRegion } from '../../../src/runtime/patterns/live-region';

const open = (className?: string) => {
  const ends: (() => void)[] = [];
  const region = createLiveRegion(
    {
      page: { document } as Page,
      onEnd(undo) {
        ends.push(undo);
        return undo;
      },
      after(delayMs, action) {
        const timer = setTimeout(action, delayMs);
        return () => clearTimeout(timer);
      },
    },
    className,
  );
  return { ...region, end: () => ends.forEach((undo) => undo()) };
};
const text = () => document.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  document.body.innerHTML = '';
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a screen reader knows the region before there is something to announce', () => {
  const { announce } = open();
  announce('3 found');
  vi.advanceTimersByTime(99);
  expect(text()).toBe('');
  vi.advanceTimersByTime(1);
  expect(text()).toBe('3 found');
});

test('an equal text is announced once more', () => {
  const { announce } = open();
  announce('3 found');
  vi.runAllTimers();
  announce('3 found');
  expect(text()).toBe('');
  vi.runAllTimers();
  expect(text()).toBe('3 found');
});

test('of two texts in one task the last is announced', () => {
  const { announce } = open();
  announce('1 found');
  announce('3 found');
  vi.runAllTimers();
  expect(text()).toBe('3 found');
});

test('what is cleared before it was announced is not announced', () => {
  const { announce, clear } = open();
  announce('3 found');
  clear();
  vi.runAllTimers();
  expect(text()).toBe('');
});

test('the region of the page is used, emptied at the end, and stays', () => {
  document.body.innerHTML = '<p class="theirs" role="status">Old</p>';
  const { announce, end } = open('theirs');
  announce('3 found');
  vi.runAllTimers();
  expect(text()).toBe('3 found');
  end();
  expect(document.body.innerHTML).toBe('<p class="theirs" role="status"></p>');
});

test('a region created by Skerry is removed with the feature', () => {
  const { announce, end } = open();
  announce('3 found');
  end();
  expect(document.body.innerHTML).toBe('');
});

test('a page whose body another script has replaced still gets announcements', () => {
  const { announce, end } = open('told');
  announce('3 found');
  vi.runAllTimers();
  document.body.innerHTML = '<p>The next page</p>';
  announce('4 found');
  vi.runAllTimers();
  expect(text()).toBe('4 found');
  document.body.innerHTML = '<p>The last page</p>';
  end();
  expect(document.body.innerHTML).toBe('<p>The last page</p>');
});
