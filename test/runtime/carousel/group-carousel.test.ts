import { describe, expect, test, vi } from 'vitest';
import { withAnimations } from '../../support/animations';
import { ruleFor } from '../../support/adopted-rules';
import { swipe } from '../../support/swipe';
import { next, openGroups, previous } from './groups-page';

const textOf = ({ textContent }: HTMLElement) => textContent;

test.each([
  [5, 'pan-y pinch-zoom'],
  [2, ''],
])('of a track of %i items the browser keeps these moves of a finger: "%s"', (count, action) => {
  const { track } = openGroups({ count });
  expect(track.style.getPropertyValue('touch-action')).toBe(action);
});

describe('the arrows of a carousel', () => {
  test('are first in it, are buttons with names, and are removed without a trace', () => {
    const { track, find, doc, before, stop } = openGroups();
    expect(track.firstElementChild?.className).toBe('et-pb-slider-arrows');
    // Divi’s style sheet positions them as if they were direct children.
    expect(find('.et-pb-slider-arrows > div').style.display).toBe('contents');
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

  test('do not follow their address, nor let the click propagate', () => {
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

  test.each([' ', 'Enter'])('are pressed once by the key %j, however long it is held', (name) => {
    const { key, shown } = openGroups();
    key(next, name);
    expect(key(next, name, { repeat: true })).toBe(true);
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

test('a move by the visitor is announced; an automatic one is not', () => {
  const { press, advance, moved } = openGroups({ autoMs: 1000, motion: 'full' });
  const announced = () =>
    moved.mock.calls.map(([items]: HTMLElement[][]) => items?.map(textOf).join(''));
  advance(1000);
  expect(announced()).toEqual(['']);
  press('.skerry-pause');
  press(next);
  expect(announced()).toEqual(['', '40']);
});

test('the arrows of a carousel are in a named group, if there is more than one page', () => {
  const { track } = openGroups();
  expect(track.getAttribute('role')).toBe('group');
  expect(track.getAttribute('aria-roledescription')).toBe('carousel');
  expect(openGroups({ count: 2 }).track.hasAttribute('role')).toBe(false);
});

test('an arrow that has the focus can be seen, though Divi shows it under a pointer alone', () => {
  const { find } = openGroups();
  expect(ruleFor(find(next), ':focus-visible')).toMatch(/opacity: ?1 ?!important.*outline/);
});

test('the pause button lies over what moves, and shows bars or a triangle', () => {
  const { find, press } = openGroups({ autoMs: 1000, motion: 'full' });
  const button = find('.skerry-pause');
  expect(ruleFor(button)).toMatch(/position: ?absolute/);
  expect(ruleFor(button, ':focus-visible')).toMatch(/outline/);
  const bars = ruleFor(button, '::before');
  expect(bars).toMatch(/border-width: ?0(px)? 3px/);
  press('.skerry-pause');
  expect(ruleFor(button, '::before')).toMatch(/border-width: ?6px 0(px)? 6px 10px/);
});

describe('for a visitor whose reduced motion was set at first, and is no longer', () => {
  const { started } = withAnimations();
  const openMoving = () => {
    const opened = openGroups({ autoMs: 1000, durationMs: 700 });
    opened.setMotion('full');
    return opened;
  };
  const moving = () => started.map(({ durationMs }) => durationMs);

  test('groups slide automatically', () => {
    openMoving().advance(1000);
    expect(moving()).toEqual([700, 700]);
  });

  test('groups slide after a swipe', () => {
    swipe(openMoving().track, 100, 50);
    expect(moving()).toEqual([700, 700]);
  });
});

describe('a swipe over a carousel', () => {
  test.each([
    ['to the left shows the next', 50, '23'],
    ['to the right shows the one before', 150, '34'],
    ['of a few pixels is none', 120, '01'],
  ])('%s', (_, to, expected) => {
    const page = openGroups();
    swipe(page.track, 100, to);
    expect(page.shown()).toBe(expected);
  });

  test('does nothing where all is on show', () => {
    const page = openGroups({ count: 2 });
    swipe(page.track, 100, 50);
    expect(page.moved).not.toHaveBeenCalled();
  });
});
