import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MenuPanel } from '../../../src/modules/menus/menu-panel';
import { sleepMenuPanel } from '../../../src/modules/menus/sleep-menu-panel';
import { fallAsleep } from '../../../src/runtime/wake/sleep';
import { createShopPage } from '../../shop/shop-page';
import { withAnimations } from '../../support/animations';
import { mount } from '../../support/mount';

const html = (kind: 'slide' | 'fullscreen') => `<div class="et_slide_in_menu_container">
  <span class="mobile_menu_bar own et_toggle_${kind}_menu"></span>
  <ul id="mobile_menu_slide"><li class="menu-item-has-children"><a class="branch" href="#">Modules</a><ul><li><a class="part" href="#part">Part</a></li></ul></li></ul>
</div>
<header id="main-header"><span class="mobile_menu_bar et_pb_header_toggle et_toggle_${kind}_menu"></span></header>
<div id="page-container"><button>Elsewhere</button></div>`;

let end = () => {};
const open = (
  kind: 'slide' | 'fullscreen',
  bodyClass = '',
  { markup = html(kind), width = 320, motion = 'reduce' as 'full' | 'reduce' } = {},
) => {
  const { page, find } = createShopPage({ html: markup, bodyClass, motion });
  const server = document.body.innerHTML;
  const panel = find('.et_slide_in_menu_container');
  Object.defineProperty(panel, 'offsetWidth', { value: width, configurable: true });
  const root = find('.et_pb_header_toggle');
  end = mount({ page, root, island: MenuPanel, sleep: sleepMenuPanel });
  return { find, page, panel, root, server };
};
const key = (element: Element, name: string) =>
  act(
    () =>
      void element.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      ),
  );
const press = (element: HTMLElement) => act(() => element.click());
const { running, finish } = withAnimations();
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('a panel that was never opened is out of reach, outside of the window and not displayed [S2.19b]', () => {
  const { find, panel, root } = open('slide');
  expect(panel.getAttribute('inert')).toBe('');
  expect(panel.style.cssText).toBe('display: none; right: -320px;');
  expect(root.getAttribute('aria-label')).toBe('Menu');
  expect(root.getAttribute('aria-expanded')).toBe('false');
  expect(find('.own').getAttribute('aria-label')).toBe('Close');
  expect(document.activeElement).toBe(document.body);
});

test('a closed panel waits right beside a window of another width too', () => {
  const { panel } = open('slide');
  Object.defineProperty(panel, 'offsetWidth', {
    get: () => (panel.style.display === 'none' ? 0 : 390),
  });
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(panel.style.cssText).toBe('display: none; right: -390px;');
});

test('a panel slides in with the page and the fixed header beside it, and is hidden 700 ms after it closes [S2.19b]', () => {
  vi.useFakeTimers();
  const { find, panel, root } = open('slide', 'et_fixed_nav');
  const movers = [find('#page-container'), find('#main-header')];
  press(root);
  expect(panel.className).toContain('et_pb_slide_menu_opened');
  expect(document.body.className).toContain('et_pb_slide_menu_active');
  expect(panel.style.cssText).toBe('display: block; right: 0px;');
  expect(movers.map(({ style }) => style.left)).toEqual(['-320px', '-320px']);
  expect(panel.contains(document.activeElement)).toBe(true);
  press(root);
  expect(panel.style.cssText).toBe('display: block; right: -320px;');
  expect(movers.map(({ style }) => style.left)).toEqual(['0px', '0px']);
  expect(document.activeElement).toBe(root);
  act(() => void vi.advanceTimersByTime(699));
  expect(panel.style.display).toBe('block');
  act(() => void vi.advanceTimersByTime(1));
  expect(panel.style.display).toBe('none');
});

test('a panel over the page closes with its own button, and keeps fading for 1000 ms [S2.19c]', () => {
  vi.useFakeTimers();
  const { find, panel, root } = open('fullscreen', 'et_header_style_fullscreen');
  press(root);
  expect(panel.className).toContain('et_pb_fullscreen_menu_opened');
  expect(find('.own').getAttribute('aria-expanded')).toBe('true');
  press(find('.own'));
  expect(panel.className).toBe('et_slide_in_menu_container et_pb_fullscreen_menu_animated');
  act(() => void vi.advanceTimersByTime(1000));
  expect(panel.className).toBe('et_slide_in_menu_container');
});

test.each<[string, boolean, (find: (selector: string) => HTMLElement) => void]>([
  ['a press beside it', true, (find) => find('#page-container button').click()],
  [
    'text that is selected in its search by a drag that ends beside it',
    false,
    (find) => {
      find('#mobile_menu_slide').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      document.body.click();
    },
  ],
  ['a link inside the page', true, (find) => find('.part').click()],
  ['a link that opens a branch', false, (find) => find('.branch').click()],
  ['another place inside', false, (find) => find('#mobile_menu_slide').click()],
  ['the page going away', true, () => window.dispatchEvent(new Event('pagehide'))],
  [
    'Escape',
    true,
    () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
  [
    'Escape while a word is composed in its search',
    false,
    () =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true })),
  ],
])('%s closes an open panel: %s', (_, closes, action) => {
  const { find, panel, root } = open('slide');
  press(root);
  act(() => action(find));
  expect(panel.classList.contains('et_pb_slide_menu_opened')).toBe(!closes);
});

test('a branch has an arrow and opens by its own link, which is not followed', () => {
  const { find } = open('slide');
  const link = find('.branch');
  const list = link.nextElementSibling;
  expect(link.getAttribute('role')).toBe('button');
  expect(link.getAttribute('aria-expanded')).toBe('false');
  expect(link.querySelector('span')?.className).toBe('et_mobile_menu_arrow');
  expect(list?.hasAttribute('style')).toBe(false);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void link.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expect(link.getAttribute('aria-expanded')).toBe('true');
  expect(link.querySelector('span')?.className).toContain('et_pb_submenu_opened');
  expect(list?.className).toBe('et_pb_slide_dropdown_opened');
  press(link);
  expect(link.getAttribute('aria-expanded')).toBe('false');
});

test('a panel of a page that reads from right to left slides in from the left', () => {
  const markup = html('slide').replace('menu_container"', 'menu_container" style="direction: rtl"');
  const { find, panel, root } = open('slide', '', { markup });
  expect(panel.style.left).toBe('-320px');
  expect(panel.style.right).toBe('');
  press(root);
  expect(panel.style.left).toBe('0px');
  expect(find('#page-container').style.right).toBe('-320px');
});

test('without a fixed header the page makes room alone', () => {
  const { find, root } = open('slide');
  press(root);
  expect(find('#page-container').style.left).toBe('-320px');
  expect(find('#main-header').style.left).toBe('');
});

test('a panel that has no width yet is not placed', () => {
  const { panel, root } = open('slide', '', { width: 0 });
  press(root);
  expect(panel.style.cssText).toBe('display: block;');
});

test.each([
  ['', '20px'],
  ['<div class="et_slide_menu_top"></div>', '70px'],
])('a panel over the page leaves room for %j at its top: %s', (top, expected) => {
  const markup = html('fullscreen').replace('menu_container">', `menu_container">${top}`);
  const height = vi
    .spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
    .mockImplementation(function read(this: HTMLElement) {
      return this.className === 'et_slide_menu_top' ? 50 : 0;
    });
  const { panel } = open('fullscreen', 'et_header_style_fullscreen', { markup });
  expect(panel.style.paddingTop).toBe(expected);
  height.mockRestore();
});

test.each([
  ['Enter', true],
  [' ', true],
  ['x', false],
])('the key %j at the button opens the panel: %s', (name, opens) => {
  const { panel, root } = open('slide');
  key(root, name);
  expect(panel.classList.contains('et_pb_slide_menu_opened')).toBe(opens);
});

test('another key than Escape leaves an open panel open', () => {
  const { find, panel, root } = open('slide');
  press(root);
  key(find('.part'), 'x');
  expect(panel.classList.contains('et_pb_slide_menu_opened')).toBe(true);
});

/** As long as they are hidden, elements refuse the focus. */
const refuseFocus = (find: ReturnType<typeof open>['find']) =>
  ['.own', '.branch', '.part'].map((each) => vi.spyOn(find(each), 'focus').mockReturnValue());

test('the focus moves to the first focusable element of the panel, as soon as there is one', () => {
  vi.useFakeTimers();
  const { find, root } = open('slide');
  const [own, branch, leaf] = refuseFocus(find);
  press(root);
  expect(document.activeElement).toBe(document.body);
  expect(branch).toHaveBeenCalledWith({ preventScroll: true });
  own?.mockRestore();
  leaf?.mockRestore();
  branch?.mockRestore();
  act(() => void vi.advanceTimersByTime(50));
  expect(document.activeElement).toBe(find('.own'));
});

test('a panel in which nothing can be focused leaves the focus alone once it has faded in', () => {
  vi.useFakeTimers();
  const { find, root } = open('slide');
  const [own] = refuseFocus(find);
  press(root);
  act(() => void vi.advanceTimersByTime(1100));
  own?.mockClear();
  act(() => void vi.advanceTimersByTime(1000));
  expect(own).not.toHaveBeenCalled();
});

test('a panel that closes does not move a focus outside of it', () => {
  const { find, root } = open('slide');
  const focus = vi.spyOn(root, 'focus');
  press(root);
  find('#page-container button').focus();
  key(document.body, 'Escape');
  expect(document.activeElement).toBe(find('#page-container button'));
  press(root);
  (document.activeElement as HTMLElement).blur();
  key(document.body, 'Escape');
  expect(document.activeElement).toBe(root);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('a panel that opens and closes again while it slides stays displayed for all of its time', () => {
  vi.useFakeTimers();
  const { panel, root } = open('slide');
  press(root);
  press(root);
  act(() => void vi.advanceTimersByTime(300));
  press(root);
  press(root);
  act(() => void vi.advanceTimersByTime(600));
  expect(panel.style.display).toBe('block');
  act(() => void vi.advanceTimersByTime(100));
  expect(panel.style.display).toBe('none');
});

test('the button that searches has a name where a style sheet draws it', () => {
  const markup = html('slide').replace(
    '<ul id',
    '<button id="searchsubmit_header"></button><ul id',
  );
  const { find } = open('slide', '', { markup });
  expect(find('#searchsubmit_header').getAttribute('aria-label')).toBe('Search');
});

test('before its chunk is loaded a panel is closed already', () => {
  const { page, doc, find } = createShopPage({ html: html('slide') });
  const root = find('.et_pb_header_toggle');
  const sleeper = fallAsleep(sleepMenuPanel, { page, name: 'test', root, wake() {} });
  expect(find('.et_slide_in_menu_container').getAttribute('inert')).toBe('');
  expect(doc.querySelectorAll('[aria-expanded=false]')).toHaveLength(2);
  sleeper.end();
});

test('a branch slides open and shut in 700 ms, by keys too', () => {
  const { find } = open('slide', '', { motion: 'full' });
  const list = find('.branch + ul');
  expect(list.className).toBe('');
  key(find('.branch'), 'Enter');
  expect(list.style.display).toBe('block');
  expect(running()).toEqual([['et_pb_slide_dropdown_opened', 700]]);
  finish();
  key(find('.branch'), 'Enter');
  expect(list.className).toBe('');
  expect(running().map(([, ms]) => ms)).toEqual([700]);
  finish();
  expect(list.style.display).toBe('none');
});

test('the end gives the markup of the server back', () => {
  const { find, root, server } = open('slide', 'et_fixed_nav');
  press(root);
  press(find('.branch'));
  end();
  expect(document.body.innerHTML).toBe(server);
});
