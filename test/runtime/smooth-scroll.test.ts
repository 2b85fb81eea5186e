import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToAnchor } from '../../src/modules/links/anchors';
import type { Page } from '../../src/runtime/page';
import { smoothScroll } from '../../src/runtime/smooth-scroll';

let y = 0;
beforeEach(() => {
  y = 0;
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    y = (options as ScrollToOptions).top ?? 0;
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pageWith = (motion: 'full' | 'reduce' = 'full') =>
  ({
    window,
    document,
    stuckAbove: () => 0,
    stores: { $motion: atom(motion) },
  }) as unknown as Page;

test('scrolling to an anchor lasts 800 ms [S9.12a]', () => {
  const target = document.createElement('p');
  vi.spyOn(target, 'getBoundingClientRect').mockImplementation(
    () => ({ top: 1000 - y }) as DOMRect,
  );
  void scrollToAnchor(pageWith(), target);
  vi.advanceTimersByTime(760);
  expect(y).toBeLessThan(1000);
  vi.advanceTimersByTime(60);
  expect(y).toBe(1000);
});

test('with reduced motion it is there at once', () => {
  void smoothScroll(pageWith('reduce'), { top: () => 700, durationMs: 800 });
  expect(y).toBe(700);
});

test('a target that moves once it is there is followed, other scrolling is left alone', async () => {
  let top = 500;
  const done = smoothScroll(pageWith(), { top: () => top, durationMs: 800 });
  vi.advanceTimersByTime(900);
  expect(y).toBe(500);
  // A header becomes taller again.
  top = 474;
  vi.advanceTimersByTime(50);
  expect(y).toBe(474);
  y = 100;
  vi.advanceTimersByTime(100);
  expect(y).toBe(100);
  vi.advanceTimersByTime(400);
  await done;
  top = 900;
  vi.advanceTimersByTime(100);
  expect(y).toBe(100);
});

const interrupt = (type: string, afterMs: number) => {
  const event = new Event(type);
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + afterMs });
  window.dispatchEvent(event);
};

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  'a visitor who interrupts by %s is not scrolled on',
  async (type) => {
    const done = smoothScroll(pageWith(), { top: () => 500, durationMs: 800 });
    vi.advanceTimersByTime(200);
    const before = y;
    interrupt(type, 1);
    vi.advanceTimersByTime(800);
    expect(y).toBe(before);
    await done;
  },
);

test('the press that has started it does not end it', () => {
  void smoothScroll(pageWith(), { top: () => 500, durationMs: 800 });
  interrupt('pointerdown', 0);
  vi.advanceTimersByTime(900);
  expect(y).toBe(500);
});

test('it begins and ends slowly, from where the page is', () => {
  y = 100;
  void smoothScroll(pageWith(), { top: () => 1100, durationMs: 1600 });
  const places = [400, 400, 400].map((ms) => {
    vi.advanceTimersByTime(ms);
    return y;
  });
  const expected = [246, 600, 954];
  places.forEach((place, index) => {
    expect(Math.abs(place - (expected[index] ?? 0))).toBeLessThan(20);
  });
  expect(window.scrollTo).toHaveBeenLastCalledWith({
    top: y,
    behavior: 'instant',
  });
});
