import { describe, expect, test, vi } from 'vitest';
import { next, openGroups, previous } from './groups-page';

test.each([
  [5, 'pan-y pinch-zoom'],
  [2, ''],
])('of a track of %i items the browser keeps these moves of a finger: "%s"', (count, action) => {
  const { track } = openGroups({ count });
  expect(track.style.getPropertyValue('touch-action')).toBe(action);
});

describe('the arrows of a carousel', () => {
  test('come first in it, are buttons with names, and go without a trace', () => {
    const { track, find, doc, before, stop } = openGroups();
    expect(track.firstElementChild?.className).toBe('et-pb-slider-arrows');
    for (const [selector, name] of [
      [previous, 'Previous'],
      [next, 'Next'],
    ] as const) {
      const arrow = find(`.et-pb-slider-arrows .arrow${selector}`);
      expect(arrow.getAttribute('aria-label')).toBe(name);
      expect(arrow.getAttribute('role')).toBe('button');
      expect(arrow.innerHTML).toBe(`<span>${name}</span>`);
      expect(arrow.hasAttribute('aria-current')).toBe(false);
    }
    stop();
    expect(doc.body.innerHTML).toBe(before);
  });

  test('move it, there and back', () => {
    const { press, shown, moved } = openGroups();
    expect(shown()).toBe('01');
    press(next);
    expect(shown()).toBe('23');
    press(previous);
    press(previous);
    expect(shown()).toBe('34');
    expect(moved).toHaveBeenCalledTimes(3);
  });

  test('do not follow their address, nor tell what is around them', () => {
    const { find, fire, track } = openGroups();
    const around = vi.fn();
    track.addEventListener('click', around);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    fire(find(next), event);
    expect(event.defaultPrevented).toBe(true);
  });

  test('are pressed by the space bar; other keys are the browser’s', () => {
    const { key, shown } = openGroups();
    expect(key(next, ' ')).toBe(true);
    expect(shown()).toBe('23');
    for (const other of ['a', 'ArrowDown', 'Tab']) expect(key(next, other)).toBe(false);
    expect(shown()).toBe('23');
  });

  test.each([
    ['ltr', 'ArrowRight', '23'],
    ['ltr', 'ArrowLeft', '34'],
    ['rtl', 'ArrowLeft', '23'],
    ['rtl', 'ArrowRight', '34'],
  ])('on a page read %s %s shows %s', (dir, name, expected) => {
    const { key, shown, root } = openGroups();
    root.style.direction = dir;
    expect(key(next, name)).toBe(true);
    expect(shown()).toBe(expected);
  });

  test('leave the way back to the browser: Alt with an arrow key', () => {
    const { key, moved } = openGroups();
    expect(key(next, 'ArrowLeft', { altKey: true })).toBe(false);
    expect(moved).not.toHaveBeenCalled();
  });

  test('are not shown where all is on show already, and nothing moves', () => {
    const { find, press, moved } = openGroups({ count: 2 });
    expect(find('.et-pb-slider-arrows').style.display).toBe('none');
    press(next);
    expect(moved).not.toHaveBeenCalled();
    expect(openGroups().find('.et-pb-slider-arrows').style.display).toBe('');
  });

  test('that wait outside of the box do not scroll it when they are brought into view', () => {
    const { root, fire } = openGroups();
    const scrollTo = vi.spyOn(root, 'scrollTo');
    fire(root, new Event('scroll'));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });
});

describe('a swipe over a carousel', () => {
  const swipe = ({ track, fire }: ReturnType<typeof openGroups>, by: number) => {
    const point = (type: string, clientX: number) =>
      new PointerEvent(type, { clientX, clientY: 0, isPrimary: true, button: 0, bubbles: true });
    fire(track, point('pointerdown', 100));
    fire(track, point('pointerup', 100 + by));
  };

  test.each([
    ['to the left shows the next', -50, '23'],
    ['to the right shows the one before', 50, '34'],
    ['of a few pixels is none', 20, '01'],
  ])('%s', (_, by, expected) => {
    const page = openGroups();
    swipe(page, by);
    expect(page.shown()).toBe(expected);
  });

  test('does nothing where all is on show', () => {
    const page = openGroups({ count: 2 });
    swipe(page, -50);
    expect(page.moved).not.toHaveBeenCalled();
  });
});
