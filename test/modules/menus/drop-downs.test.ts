import { afterEach, expect, test, vi } from 'vitest';
import {
  allClosed,
  type DropDowns,
  type DropDownsAction,
  reduceDropDowns,
  startDropDowns,
} from '../../../src/modules/menus/drop-downs';
import { createControllerScope } from '../../../src/runtime/controller-scope';
import { createShopPage } from '../../shop/shop-page';

type Given = Partial<DropDowns<string>>;
type Action = DropDownsAction<string>;
const show = (chain: readonly string[], isHeld = false): Action => ({
  type: 'show',
  chain,
  isHeld,
});
const faded = (item: string): Action => ({ type: 'faded', item });

test.each<[string, Given, Action, Given]>([
  ['a chain opens', {}, show(['a', 'b']), { open: ['a', 'b'] }],
  ['a held chain is held', {}, show(['a', 'b'], true), { open: ['a', 'b'], held: ['a', 'b'] }],
  [
    'what is in both chains stays, the rest leaves',
    { open: ['a', 'b'] },
    show(['a', 'c']),
    { open: ['a', 'c'], leaving: ['b'] },
  ],
  [
    'the pointer over a held item leaves it held',
    { open: ['a', 'b'], held: ['a', 'b'] },
    show(['a']),
    { open: ['a'], held: ['a'], leaving: ['b'] },
  ],
  [
    'what leaves is no longer held',
    { open: ['a'], held: ['a'] },
    show(['b'], true),
    { open: ['b'], held: ['b'], leaving: ['a'] },
  ],
  [
    'what opens again does not leave',
    { leaving: ['a', 'b'] },
    show(['a']),
    { open: ['a'], leaving: ['b'] },
  ],
  ['nothing open closes all', { open: ['a', 'b'] }, show([]), { leaving: ['a', 'b'] }],
  [
    'each leaves once',
    { open: ['a'], leaving: ['b'] },
    show(['c']),
    { open: ['c'], leaving: ['b', 'a'] },
  ],
  [
    'what has faded is gone',
    { open: ['c'], leaving: ['a', 'b'] },
    faded('a'),
    { open: ['c'], leaving: ['b'] },
  ],
  [
    'a finger is known',
    { open: ['a'] },
    { type: 'pointer', isTouch: true },
    { open: ['a'], isTouch: true },
  ],
  ['a mouse is known', { isTouch: true }, { type: 'pointer', isTouch: false }, {}],
])('%s', (_, given, action, expected) => {
  expect(reduceDropDowns({ ...allClosed, ...given }, action)).toEqual({
    ...allClosed,
    ...expected,
  });
});

const html = `<ul class="nav">
  <li id="a" class="menu-item-has-children"><a href="#">A</a><ul style="display: none"><li id="b"><a href="#">B</a></li></ul></li>
  <li id="m" class="mega-menu menu-item-has-children"><a href="#">M</a><ul style="display: none"><li id="c" class="menu-item-has-children"><a href="#">C</a><ul><li>D</li></ul></li></ul></li>
</ul><ul class="menu"><li id="w" class="menu-item-has-children"><a href="#">W</a><ul><li>Shown</li></ul></li></ul><main></main>`;

let end = () => {};
const start = () => {
  vi.useFakeTimers();
  const { page, find } = createShopPage({ html });
  const server = document.body.innerHTML;
  const controller = createControllerScope(page, 'test');
  startDropDowns(controller.scope);
  end = controller.end;
  const point = (type: string, selector: string, pointerType: string) =>
    find(selector).dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));
  /** Whether the link would be followed. */
  const tap = (selector: string) => {
    point('pointerdown', selector, 'touch');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    return find(selector).dispatchEvent(click);
  };
  return { find, server, tap, over: (selector: string) => point('pointerover', selector, 'mouse') };
};
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('an item that the pointer leaves stays within reach for 200 ms', () => {
  const { find, over } = start();
  over('#a > a');
  expect(find('#a').className).toBe('menu-item-has-children et-show-dropdown et-hover');
  expect(find('#a > button').getAttribute('aria-expanded')).toBe('true');
  over('main');
  expect(find('#a').className).toBe('menu-item-has-children et-hover');
  expect(find('#a > button').getAttribute('aria-expanded')).toBe('false');
  vi.advanceTimersByTime(199);
  over('#a > a');
  over('main');
  vi.advanceTimersByTime(199);
  expect(find('#a').className).toBe('menu-item-has-children et-hover');
  vi.advanceTimersByTime(1);
  expect(find('#a').className).toBe('menu-item-has-children');
});

test('the first tap opens, the second follows the link', () => {
  const { find, tap } = start();
  expect(tap('#a > a')).toBe(false);
  expect(find('#a').className).toContain('et-touch-hover');
  expect(tap('#a > a')).toBe(true);
});

test('a column of a mega menu is open with its menu: the first tap follows its link', () => {
  const { find, tap } = start();
  expect(document.querySelector('#c > button')).toBe(null);
  tap('#m > a');
  expect(tap('#c > a')).toBe(true);
  expect(find('#m').className).toContain('et-touch-hover');
  expect(find('#c').className).toBe('menu-item-has-children');
});

test('the button beside a link is named after it, opens the sub-menu and closes it again', () => {
  const { find } = start();
  const button = find('#a > button');
  expect(button.getAttribute('aria-label')).toBe('Sub-menu: A');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  button.click();
  expect(find('#a').className).toContain('et-touch-hover');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  button.click();
  expect(find('#a').className).not.toContain('et-touch-hover');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('a branch that a widget shows all the time gets no button', () => {
  start();
  expect(document.querySelectorAll('.skerry-sub-menu')).toHaveLength(2);
  expect(document.querySelector('#w > button')).toBe(null);
});

test('the end gives the markup of the server back', () => {
  const { server, tap, over } = start();
  tap('#a > a');
  over('#m > a');
  end();
  expect(document.body.innerHTML).toBe(server);
});
