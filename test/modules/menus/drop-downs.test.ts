import { afterEach, expect, test, vi } from 'vitest';
import { startDropDowns } from '../../../src/modules/menus/drop-downs';
import { createControllerScope } from '../../../src/runtime/controller-scope';
import { createShopPage } from '../../shop/shop-page';

const html = `<ul class="nav">
  <li id="a" class="menu-item-has-children"><a href="#">A</a><ul style="display: none"><li id="b"><a href="#">B</a></li></ul></li>
  <li id="m" class="mega-menu menu-item-has-children"><a href="#">M</a><ul style="display: none"><li id="c" class="menu-item-has-children"><a href="#">C</a><ul><li>D</li></ul></li></ul></li>
</ul><ul class="menu"><li id="w" class="menu-item-has-children"><a href="#">W</a><ul><li>Shown</li></ul></li></ul><main></main>`;

let end = () => {};
const start = (markup = html) => {
  vi.useFakeTimers();
  const { page, find } = createShopPage({ html: markup });
  const server = document.body.innerHTML;
  const controller = createControllerScope(page, 'test');
  startDropDowns(controller.scope);
  end = controller.end;
  const point = (type: string, selector: string, pointerType: string) =>
    find(selector).dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));
  /** Whether a press on the link is followed. */
  const tap = (selector: string) => {
    point('pointerdown', selector, 'touch');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    return find(selector).dispatchEvent(click);
  };
  const key = (selector: string, name: string) =>
    find(selector).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  const shown = () => [...document.querySelectorAll('.et-show-dropdown')].map(({ id }) => id);
  const over = (selector: string) => point('pointerover', selector, 'mouse');
  return { find, server, tap, over, point, key, shown };
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

/** Two levels of sub-menus, next to lists that are not menus. */
const deep = `<ol><li id="outside" class="menu-item-has-children"><i id="in-list">O</i>
  <ul class="nav"><li id="a" class="menu-item-has-children"><a href="#" id="to-a"> A </a><ul style="display: none">
    <li id="b" class="menu-item-has-children"><a href="#" id="to-b">B</a><ul style="display: none"><li id="e"><a href="#" id="to-e">E</a></li></ul></li>
  </ul></li>
  <li id="m" class="mega-menu menu-item-has-children"><a href="#" id="to-m">M</a><ul style="display: none"><li id="c" class="menu-item-has-children"><a href="#" id="to-c">C</a><ul><li>D</li></ul></li></ul></li>
  <li id="n" class="menu-item-has-children"><a href="#" id="to-n"> </a><ul style="display: none"><li>F</li></ul></li></ul></li></ol><main><button id="elsewhere">Elsewhere</button></main>`;

test('a sub-menu opens when keyboard focus enters it, and closes when it leaves [S1.03]', () => {
  const { find, shown } = start(deep);
  find('#to-a').focus();
  expect(shown()).toEqual(['a']);
  expect(find('#a').className).toContain('et-touch-hover');
  find('#to-e').focus();
  expect(shown()).toEqual(['a', 'b', 'e']);
  find('#to-b').focus();
  expect(shown()).toEqual(['a', 'b']);
  find('#to-a').focus();
  find('#elsewhere').focus();
  expect(shown()).toEqual([]);
});

test('a focus that a press has brought opens nothing', () => {
  const { find, shown } = start(deep);
  find('#to-a').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(shown()).toEqual([]);
});

test('Escape closes the innermost sub-menu and gives its link the focus, and then the next', () => {
  const { find, key, shown } = start(deep);
  find('#to-e').focus();
  key('#to-e', 'x');
  expect(shown()).toEqual(['a', 'b', 'e']);
  key('#to-e', 'Escape');
  expect(shown()).toEqual(['a']);
  expect(document.activeElement?.id).toBe('to-b');
  key('#to-b', 'Escape');
  expect(shown()).toEqual([]);
  expect(document.activeElement?.id).toBe('to-a');
  key('#to-b', 'Escape');
  expect(document.activeElement?.id).toBe('to-a');
});

test('Escape in a column of a mega menu closes all of it', () => {
  const { find, key, shown } = start(deep);
  find('#to-c').focus();
  key('#to-c', 'Escape');
  expect(shown()).toEqual([]);
  expect(document.activeElement?.id).toBe('to-m');
});

test('Escape closes what the pointer has opened, wherever the focus is, and leaves the focus there', () => {
  const { find, key, over, shown } = start(deep);
  find('#elsewhere').focus();
  over('#to-a');
  key('#elsewhere', 'Escape');
  expect(shown()).toEqual([]);
  expect(document.activeElement?.id).toBe('elsewhere');
});

test('a pointer beside the menu closes nothing that the keyboard is in, one over an item opens it', () => {
  const { find, over, shown } = start(deep);
  find('#to-a').focus();
  over('main');
  expect(shown()).toEqual(['a']);
  over('#to-m');
  expect(shown()).toEqual(['m']);
});

test('a link that the mouse has pressed keeps no sub-menu open once the pointer has left [S1.03]', () => {
  const { find, over, shown } = start(deep);
  const link = find('#to-m');
  over('#to-m');
  // Browsers do not match `:focus-visible` after a mouse press.
  vi.spyOn(link, 'matches').mockReturnValue(false);
  link.focus();
  expect(shown()).toEqual(['m']);
  over('main');
  expect(shown()).toEqual([]);
});

test('a finger that moves over an item opens nothing, and one beside the menu closes it', () => {
  const { point, tap, shown } = start(deep);
  point('pointerover', '#to-a', 'touch');
  expect(shown()).toEqual([]);
  tap('#to-a');
  expect(shown()).toEqual(['a']);
  point('pointerdown', 'main', 'touch');
  expect(shown()).toEqual([]);
});

test('lists around a menu, and lists that are none, stay as they are', () => {
  const { over, shown } = start(deep);
  over('#in-list');
  expect(shown()).toEqual([]);
  over('#to-a');
  expect(shown()).toEqual(['a']);
});

test('a click with the mouse follows the link of an item, and holds nothing open', () => {
  const { find, point, over } = start(deep);
  over('#to-a');
  point('pointerdown', '#to-a', 'mouse');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  expect(find('#to-a').dispatchEvent(click)).toBe(true);
  expect(find('#a').className).not.toContain('et-touch-hover');
});

test('scripts of the page receive the tap that follows a link, and not the one that opens', () => {
  const { find, tap } = start(deep);
  const onClick = vi.fn();
  find('#to-a').addEventListener('click', onClick);
  tap('#to-a');
  expect(onClick).not.toHaveBeenCalled();
  tap('#to-a');
  expect(onClick).toHaveBeenCalledOnce();
});

test('the button of an inner sub-menu closes that alone', () => {
  const { find, shown } = start(deep);
  find('#b > button').click();
  expect(shown()).toEqual(['a', 'b']);
  find('#b > button').click();
  expect(shown()).toEqual(['a']);
});

test('a button is named after the words of its link; a link without words gets none', () => {
  const { find } = start(deep);
  expect(find('#a > button').getAttribute('aria-label')).toBe('Sub-menu: A');
  expect(document.querySelector('#n > button')).toBe(null);
});

test('links of a first row that only opens are not followed, those below it are', () => {
  const { find } = start(deep.replace('class="nav"', 'class="nav et_disable_top_tier"'));
  const isFollowed = (selector: string) =>
    find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(isFollowed('#to-a')).toBe(false);
  expect(isFollowed('#to-b')).toBe(true);
});

test.each([
  ['left to right', '140px 23px'],
  ['right to left', '66px 23px'],
])(
  'where a page reads from %s, the focused button lies beside its link',
  (direction, translate) => {
    const { find } = start(
      direction === 'left to right'
        ? deep
        : deep.replace('id="to-a"', 'id="to-a" style="direction: rtl"'),
    );
    const button = find('#a > button');
    find('#to-a').getBoundingClientRect = () => new DOMRect(100, 20, 50, 40);
    button.getBoundingClientRect = () => new DOMRect(10, 5, 24, 24);
    Object.defineProperties(button, { offsetWidth: { value: 24 }, offsetHeight: { value: 24 } });
    button.focus();
    expect(button.style.translate).toBe(translate);
  },
);

test('the end gives the markup of the server back', () => {
  const { server, tap, over } = start();
  tap('#a > a');
  over('#m > a');
  end();
  expect(document.body.innerHTML).toBe(server);
});
