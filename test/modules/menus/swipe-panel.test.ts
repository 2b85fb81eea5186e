import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MenuPanel } from '../../../src/modules/menus/menu-panel';
import { sleepMenuPanel } from '../../../src/modules/menus/sleep-menu-panel';
import { createShopPage } from '../../shop/shop-page';
import { mount } from '../../support/mount';

let end = () => {};
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const html = (kind: string) => `<div class="et_slide_in_menu_container"></div>
<header id="main-header"><span class="mobile_menu_bar et_pb_header_toggle et_toggle_${kind}_menu"></span></header>
<div id="page-container"><p>Words</p></div>`;

const open = (kind = 'slide', direction = 'ltr') => {
  const bodyClass = kind === 'fullscreen' ? 'et_header_style_fullscreen' : '';
  const { page, find } = createShopPage({ html: html(kind), bodyClass, motion: 'reduce' });
  const panel = find('.et_slide_in_menu_container');
  panel.style.direction = direction;
  end = mount({
    page,
    root: find('.et_pb_header_toggle'),
    island: MenuPanel,
    sleep: sleepMenuPanel,
  });
  const touch = (type: string, x: number, y: number, at: number, fingers = 1) => {
    const event = new Event(type, { bubbles: true });
    const changedTouches = [{ clientX: x, clientY: y }];
    Object.assign(event, { changedTouches, touches: Array.from({ length: fingers }) });
    Object.defineProperty(event, 'timeStamp', { value: at });
    act(() => void find('p').dispatchEvent(event));
  };
  const swipe = (from: number, to: number, { y = 0, ms = 200, fingers = 1 } = {}) => {
    touch('touchstart', from, 100, 0, fingers);
    touch('touchend', to, 100 + y, ms, 0);
  };
  return { swipe, isOpen: () => panel.classList.contains('et_pb_slide_menu_opened') };
};
const width = () => window.innerWidth;

test('a finger draws the menu in from the edge of the screen, and sends it back from anywhere', () => {
  const { swipe, isOpen } = open();
  swipe(width() - 30, width() - 200);
  expect(isOpen()).toBe(true);
  // A swipe to the left does not close it.
  swipe(300, 100);
  expect(isOpen()).toBe(true);
  swipe(100, 300);
  expect(isOpen()).toBe(false);
});

test('on a page that is zoomed in, a finger moves the page and not the menu', () => {
  const { swipe, isOpen } = open();
  vi.stubGlobal('visualViewport', { scale: 2 });
  swipe(width() - 10, width() - 200);
  expect(isOpen()).toBe(false);
  vi.stubGlobal('visualViewport', { scale: 1 });
  swipe(width() - 10, width() - 200);
  expect(isOpen()).toBe(true);
  vi.stubGlobal('visualViewport', { scale: 2 });
  swipe(100, 300);
  expect(isOpen()).toBe(true);
});

test('on a right-to-left page the menu opens from the other edge', () => {
  const { swipe, isOpen } = open('slide', 'rtl');
  swipe(width() - 10, width() - 200);
  expect(isOpen()).toBe(false);
  swipe(30, 200);
  expect(isOpen()).toBe(true);
  swipe(300, 100);
  expect(isOpen()).toBe(false);
});

test.each<[string, number, number, object]>([
  ['from further in', -31, -200, {}],
  ['out of the screen', -30, 200, {}],
  ['down the page', -10, -200, { y: 31 }],
  ['that lasts too long', -10, -200, { ms: 1001 }],
  ['of two fingers', -10, -200, { fingers: 2 }],
])('a movement %s leaves the menu where it is', (_, from, to, how) => {
  const { swipe, isOpen } = open();
  swipe(width() + from, width() + to, how);
  expect(isOpen()).toBe(false);
});

test('a menu that fills the screen is not drawn in', () => {
  const { swipe } = open('fullscreen');
  swipe(width() - 10, width() - 200);
  expect(document.querySelector('.et_pb_fullscreen_menu_opened')).toBeNull();
});
