import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type PanelPhase, reducePanel } from '../../../src/modules/menus/apply-panel';
import { MenuPanel } from '../../../src/modules/menus/menu-panel';
import { sleepMenuPanel } from '../../../src/modules/menus/sleep-menu-panel';
import { createShopPage } from '../../shop/shop-page';
import { mount } from '../../support/mount';

const html = (kind: 'slide' | 'fullscreen') => `<div class="et_slide_in_menu_container">
  <span class="mobile_menu_bar own et_toggle_${kind}_menu"></span>
  <ul id="mobile_menu_slide"><li class="menu-item-has-children"><a class="branch" href="#">Modules</a><ul><li><a class="part" href="#part">Part</a></li></ul></li></ul>
</div>
<header id="main-header"><span class="mobile_menu_bar et_pb_header_toggle et_toggle_${kind}_menu"></span></header>
<div id="page-container"><button>Elsewhere</button></div>`;

let end = () => {};
const open = (kind: 'slide' | 'fullscreen', bodyClass = '') => {
  const { page, find } = createShopPage({ html: html(kind), bodyClass });
  const server = document.body.innerHTML;
  const panel = find('.et_slide_in_menu_container');
  Object.defineProperty(panel, 'offsetWidth', { value: 320 });
  const root = find('.et_pb_header_toggle');
  end = mount({ page, root, island: MenuPanel, sleep: sleepMenuPanel });
  return { find, panel, root, server };
};
const press = (element: HTMLElement) => act(() => element.click());
afterEach(() => {
  end();
  vi.useRealTimers();
});

test.each<[PanelPhase, Parameters<typeof reducePanel>[1], PanelPhase]>([
  ['closed', 'toggle', 'open'],
  ['closed', 'close', 'closed'],
  ['closed', 'rest', 'closed'],
  ['open', 'toggle', 'closing'],
  ['open', 'close', 'closing'],
  ['open', 'rest', 'open'],
  ['closing', 'toggle', 'open'],
  ['closing', 'close', 'closing'],
  ['closing', 'rest', 'closed'],
])('a panel that is %s is after %s %s', (phase, action, after) => {
  expect(reducePanel(phase, action)).toBe(after);
});

test('a panel that nobody has opened is out of reach, outside of the window and not displayed [S2.19b]', () => {
  const { find, panel, root } = open('slide');
  expect(panel.hasAttribute('inert')).toBe(true);
  expect(panel.style.cssText).toBe('right: -320px; display: none;');
  expect(root.getAttribute('aria-label')).toBe('Menu');
  expect(root.getAttribute('aria-expanded')).toBe('false');
  expect(find('.own').getAttribute('aria-label')).toBe('Close');
  expect(document.activeElement).toBe(document.body);
});

test('a panel slides in with the page and the fixed header beside it, and is gone 700 ms after it closes [S2.19b]', () => {
  vi.useFakeTimers();
  const { find, panel, root } = open('slide', 'et_fixed_nav');
  const movers = [find('#page-container'), find('#main-header')];
  press(root);
  expect(panel.className).toContain('et_pb_slide_menu_opened');
  expect(document.body.className).toContain('et_pb_slide_menu_active');
  expect(panel.style.cssText).toBe('right: 0px; display: block;');
  expect(movers.map(({ style }) => style.left)).toEqual(['-320px', '-320px']);
  expect(panel.contains(document.activeElement)).toBe(true);
  press(root);
  expect(panel.style.cssText).toBe('right: -320px; display: block;');
  expect(movers.map(({ style }) => style.left)).toEqual(['0px', '0px']);
  expect(document.activeElement).toBe(root);
  act(() => void vi.advanceTimersByTime(699));
  expect(panel.style.display).toBe('block');
  act(() => void vi.advanceTimersByTime(1));
  expect(panel.style.display).toBe('none');
});

test('a panel over the page closes with its own button, and goes on fading for 1000 ms [S2.19c]', () => {
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
  ['a link inside the page', true, (find) => find('.part').click()],
  ['a link that opens a branch', false, (find) => find('.branch').click()],
  ['another place inside', false, (find) => find('#mobile_menu_slide').click()],
  ['the page going away', true, () => window.dispatchEvent(new Event('pagehide'))],
  [
    'Escape',
    true,
    () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
])('%s closes an open panel: %s', (_, closes, leave) => {
  const { find, panel, root } = open('slide');
  press(root);
  act(() => leave(find));
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

test('the end gives the markup of the server back', () => {
  const { find, root, server } = open('slide', 'et_fixed_nav');
  press(root);
  press(find('.branch'));
  end();
  expect(document.body.innerHTML).toBe(server);
});
