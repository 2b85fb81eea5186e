import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchSwipes } from '../../../src/runtime/dom/watch-swipes';
import type { Report } from '../../../src/runtime/report';

let abort: AbortController;
let swiped: string[];
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  abort = new AbortController();
  swiped = [];
  document.body.innerHTML =
    '<div id="slides"><a href="#more">more</a><p class="et-fb-editable-element"><b>text</b></p></div>';
  const report: Report = Object.assign(vi.fn(), { faults: [] });
  watchSwipes(find('#slides'), (direction) => swiped.push(direction), {
    signal: abort.signal,
    report,
    source: 'slider',
  });
});
afterEach(() => {
  abort.abort();
  document.body.innerHTML = '';
});

interface Finger {
  readonly at?: number;
  readonly y?: number;
  readonly target?: string;
  readonly isPrimary?: boolean;
  readonly button?: number;
}
const fire = (type: string, x: number, { at = 0, y = 100, target = 'a', ...more }: Finger = {}) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  for (const [name, value] of Object.entries({
    clientX: x,
    clientY: y,
    timeStamp: at,
    isPrimary: true,
    button: 0,
    ...more,
  }))
    Object.defineProperty(event, name, { value });
  find(target).dispatchEvent(event);
  return event;
};
const click = (detail = 1) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  const reached = vi.fn();
  document.body.addEventListener('click', reached, { once: true });
  find('a').dispatchEvent(event);
  document.body.removeEventListener('click', reached);
  return { isFollowed: !event.defaultPrevented, isReceived: reached.mock.calls.length > 0 };
};
const followed = { isFollowed: true, isReceived: true };
const held = { isFollowed: false, isReceived: false };

describe('a swipe', () => {
  test.each<[what: string, from: number, to: number, end: Finger, expected: readonly string[]]>([
    ['to the left', 200, 100, {}, ['left']],
    ['to the right', 100, 200, {}, ['right']],
    ['of 30 pixels is none', 100, 130, {}, []],
    ['of 31 pixels is one', 100, 131, {}, ['right']],
    ['that also moves down is none', 100, 200, { y: 130 }, []],
    ['that also moves up is none', 100, 200, { y: 70 }, []],
    ['that moves down a little is one', 100, 200, { y: 129 }, ['right']],
    ['of a second is none', 100, 200, { at: 1000 }, []],
    ['of less than a second is one', 100, 200, { at: 999 }, ['right']],
  ])('%s', (_, from, to, end, expected) => {
    fire('pointerdown', from);
    fire('pointerup', to, end);
    expect(swiped).toEqual(expected);
  });

  test.each<[what: string, start: Finger]>([
    ['of a second finger', { isPrimary: false }],
    ['with another button', { button: 2 }],
    ['inside a text that is being edited', { target: 'b' }],
  ])('%s is none', (_, start) => {
    fire('pointerdown', 100, start);
    fire('pointerup', 200);
    expect(swiped).toEqual([]);
  });

  test('that the browser uses for scrolling is none', () => {
    fire('pointerdown', 100);
    fire('pointercancel', 150);
    fire('pointerup', 200);
    expect(swiped).toEqual([]);
  });

  test('counts once, and only with its own beginning', () => {
    fire('pointerdown', 100);
    fire('pointerup', 200);
    fire('pointerup', 300);
    expect(swiped).toEqual(['right']);
  });

  test('drags no image and no link', () => {
    expect(fire('dragstart', 100).defaultPrevented).toBe(true);
  });
});

describe('a link that a swipe ends on', () => {
  test('is not followed by that swipe, and by the next click it is', () => {
    fire('pointerdown', 100);
    fire('pointerup', 200);
    expect(click()).toEqual(held);
    expect(click()).toEqual(followed);
  });

  test('is followed by the keyboard, and the click of the swipe is held all the same', () => {
    fire('pointerdown', 100);
    fire('pointerup', 200);
    expect(click(0)).toEqual(followed);
    expect(click()).toEqual(held);
  });

  test('is followed by a press that is no swipe, also after one', () => {
    fire('pointerdown', 100);
    fire('pointerup', 105);
    expect(click()).toEqual(followed);
    fire('pointerdown', 100);
    fire('pointerup', 200);
    fire('pointerdown', 100);
    fire('pointerup', 101);
    expect(click()).toEqual(followed);
  });
});
