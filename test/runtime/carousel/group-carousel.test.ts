import { act, createElement } from 'react';
import type { WritableAtom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GroupCarousel } from '../../../src/runtime/carousel/group-carousel';
import type { Motion } from '../../../src/runtime/stores/motion';
import { createShopPage } from '../../shop/shop-page';
import { mount } from '../../support/mount';

interface Given {
  readonly count?: number;
  readonly autoMs?: number | null;
  readonly motion?: Motion;
  readonly dir?: string;
}

let end = () => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  end();
  end = () => {};
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = ({ count = 5, autoMs = null, motion = 'reduce', dir = 'ltr' }: Given = {}) => {
  const items = Array.from({ length: count }, (_, index) => `<i>${index}</i>`).join('');
  const shop = createShopPage({
    html: `<div id="root" dir="${dir}"><div id="track">${items}</div></div>`,
    motion,
  });
  const root = shop.find('#root');
  const track = shop.find('#track');
  const before = shop.doc.body.innerHTML;
  const moved = vi.fn();
  const found = [...track.querySelectorAll<HTMLElement>('i')];
  const island = () =>
    createElement(GroupCarousel, {
      track,
      items: found,
      columns: 2,
      groupClass: 'group',
      arrowClass: 'arrow ',
      // As with reduced motion: groups change at once.
      durationMs: 0,
      autoMs,
      onMove: moved,
    });
  const stop = mount({ page: shop.page, root, island });
  end = () => {
    stop();
    shop.clear();
  };
  const unmount = () => {
    stop();
    end = shop.clear;
  };
  const shown = () => track.querySelector('.group.active')?.textContent;
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const fire = (target: EventTarget, event: Event) => act(() => void target.dispatchEvent(event));
  const press = (selector: string) =>
    fire(shop.find(selector), new MouseEvent('click', { bubbles: true, cancelable: true }));
  const key = (selector: string, name: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', {
      key: name,
      bubbles: true,
      cancelable: true,
      ...more,
    });
    fire(shop.find(selector), event);
    return event.defaultPrevented;
  };
  return {
    ...shop,
    root,
    track,
    before,
    moved,
    shown,
    pass,
    fire,
    press,
    key,
    stop: unmount,
    setMotion: (to: Motion) =>
      act(() => (shop.page.stores.$motion as WritableAtom<Motion>).set(to)),
  };
};
const next = '.et-pb-arrow-next';
const previous = '.et-pb-arrow-prev';

test.each([
  [5, 'pan-y pinch-zoom'],
  [2, ''],
])('of a track of %i items the browser keeps these moves of a finger: "%s"', (count, action) => {
  const { track } = open({ count });
  expect(track.style.getPropertyValue('touch-action')).toBe(action);
});

describe('the arrows of a carousel', () => {
  test('come first in it, are buttons with names, and go without a trace', () => {
    const { track, find, doc, before, stop } = open();
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
    const { press, shown, moved } = open();
    expect(shown()).toBe('01');
    press(next);
    expect(shown()).toBe('23');
    press(previous);
    press(previous);
    expect(shown()).toBe('34');
    expect(moved).toHaveBeenCalledTimes(3);
  });

  test('do not follow their address, nor tell what is around them', () => {
    const { find, fire, track } = open();
    const around = vi.fn();
    track.addEventListener('click', around);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    fire(find(next), event);
    expect(event.defaultPrevented).toBe(true);
  });

  test('are pressed by the space bar; other keys are the browser’s', () => {
    const { key, shown } = open();
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
    const { key, shown, root } = open();
    root.style.direction = dir;
    expect(key(next, name)).toBe(true);
    expect(shown()).toBe(expected);
  });

  test('leave the way back to the browser: Alt with an arrow key [S4.18]', () => {
    const { key, moved } = open();
    expect(key(next, 'ArrowLeft', { altKey: true })).toBe(false);
    expect(moved).not.toHaveBeenCalled();
  });

  test('are not shown where all is on show already, and nothing moves', () => {
    const { find, press, moved } = open({ count: 2 });
    expect(find('.et-pb-slider-arrows').style.display).toBe('none');
    press(next);
    expect(moved).not.toHaveBeenCalled();
    expect(open().find('.et-pb-slider-arrows').style.display).toBe('');
  });

  test('that wait outside of the box do not scroll it when they are brought into view', () => {
    const { root, fire } = open();
    const scrollTo = vi.spyOn(root, 'scrollTo');
    fire(root, new Event('scroll'));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });
});

describe('a swipe over a carousel', () => {
  const swipe = ({ track, fire }: ReturnType<typeof open>, by: number) => {
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
    const page = open();
    swipe(page, by);
    expect(page.shown()).toBe(expected);
  });

  test('does nothing where all is on show', () => {
    const page = open({ count: 2 });
    swipe(page, -50);
    expect(page.moved).not.toHaveBeenCalled();
  });
});

describe('a carousel that moves by itself', () => {
  const auto = (more: Given = {}) => open({ autoMs: 1000, motion: 'full', ...more });

  test('moves on after its time, again and again', () => {
    const { pass, moved, shown } = auto();
    pass(999);
    expect(moved).not.toHaveBeenCalled();
    pass(1);
    expect(shown()).toBe('23');
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  test('counts from the last move, also one that the visitor has made', () => {
    const { pass, press, moved } = auto();
    pass(900);
    press(next);
    pass(900);
    expect(moved).toHaveBeenCalledTimes(1);
    pass(100);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['nothing moves by itself', { autoMs: null }],
    ['all is on show', { count: 2 }],
    ['the visitor wants less motion', { motion: 'reduce' as const }],
  ])('does not, and has no button, where %s', (_, more) => {
    const { pass, moved, doc } = auto(more);
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    expect(doc.querySelector('.skerry-pause')).toBeNull();
  });

  test('stops at a press of its button, which then says that it plays, and goes on at the next', () => {
    const { pass, press, find, moved } = auto();
    expect(find('.skerry-pause').getAttribute('aria-label')).toBe('Pause');
    expect(find('.skerry-pause').dataset.stopped).toBe('false');
    press('.skerry-pause');
    expect(find('.skerry-pause').getAttribute('aria-label')).toBe('Play');
    expect(find('.skerry-pause').dataset.stopped).toBe('true');
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    press('.skerry-pause');
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('waits while the pointer is over it', () => {
    const { pass, fire, root, moved } = auto();
    fire(root, new MouseEvent('mouseenter'));
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    fire(root, new MouseEvent('mouseleave'));
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('waits while the focus is in it, also when it moves about there', () => {
    const { pass, fire, root, find, moved } = auto();
    const out = (relatedTarget: Element | null) =>
      new FocusEvent('focusout', { bubbles: true, relatedTarget });
    fire(root, new FocusEvent('focusin', { bubbles: true }));
    pass(5000);
    fire(root, out(find(next)));
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    fire(root, out(document.body));
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
    fire(root, new FocusEvent('focusin', { bubbles: true }));
    fire(root, out(null));
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  test('waits while the visitor looks at another tab', () => {
    const { pass, fire, doc, moved } = auto();
    const hidden = vi.spyOn(doc, 'hidden', 'get').mockReturnValue(true);
    fire(doc, new Event('visibilitychange'));
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    fire(doc, new Event('visibilitychange'));
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('goes on after less motion was wanted for a while, though the pointer has left meanwhile', () => {
    const { pass, fire, root, setMotion, moved } = auto();
    fire(root, new MouseEvent('mouseenter'));
    setMotion('reduce');
    fire(root, new MouseEvent('mouseleave'));
    setMotion('full');
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('is held by other scripts through a class, and looks every two seconds whether it may go on', () => {
    const { pass, root, moved } = auto();
    root.classList.add('et_pb_pause_slider');
    pass(1000);
    expect(moved).not.toHaveBeenCalled();
    root.classList.remove('et_pb_pause_slider');
    pass(1999);
    expect(moved).not.toHaveBeenCalled();
    pass(1);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('stops when the visitor comes to want less motion', () => {
    const { pass, setMotion, moved } = auto();
    setMotion('reduce');
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
  });
});
