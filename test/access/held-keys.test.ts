import { describe, expect, test } from 'vitest';
import { start } from '../../src/access/keep-focus-seen';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage } from '../shop/shop-page';
import { fixes } from './access-page';

const open = fixes(start);

const html = '<button id="opener">Open</button><button id="closer">Close</button>';
const press = (element: Element, init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  element.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a key that is held', () => {
  test.each(['Enter', ' '])(
    '%j does not press an element that has received the focus meanwhile',
    (key) => {
      const { find } = open(html);
      find('#opener').focus();
      expect(press(find('#opener'), { key })).toBe(false);
      find('#closer').focus();
      expect(press(find('#closer'), { key, repeat: true })).toBe(true);
      // A new press of the key is not suppressed.
      expect(press(find('#closer'), { key })).toBe(false);
      expect(press(find('#closer'), { key, repeat: true })).toBe(false);
    },
  );

  test('does not press what has received the focus while this code was loading', () => {
    const { page, find, clear } = createShopPage({ html });
    find('#closer').focus();
    const stop = startInScope(page, 'access', start);
    expect(press(find('#closer'), { key: 'Enter', repeat: true })).toBe(true);
    expect(press(find('#closer'), { key: 'Enter' })).toBe(false);
    expect(press(find('#closer'), { key: 'Enter', repeat: true })).toBe(false);
    stop();
    clear();
  });

  test('is the browser’s where the focus stays, and so are keys that press nothing', () => {
    const { find } = open(html);
    find('#opener').focus();
    press(find('#opener'), { key: 'Enter' });
    expect(press(find('#opener'), { key: 'Enter', repeat: true })).toBe(false);
    find('#closer').focus();
    expect(press(find('#closer'), { key: 'Tab', repeat: true })).toBe(false);
    expect(press(find('#closer'), { key: 'ArrowDown', repeat: true })).toBe(false);
  });
});
