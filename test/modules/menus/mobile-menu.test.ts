import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  mobileItems,
  mobileListOf,
  startMobileLists,
} from '../../../src/modules/menus/mobile-list';
import { MobileMenu } from '../../../src/modules/menus/mobile-menu';
import { sleepMobileMenu } from '../../../src/modules/menus/sleep-mobile-menu';
import { startInScope } from '../../../src/runtime/controller-scope';
import { createShopPage } from '../../shop/shop-page';
import { mount } from '../../support/mount';

const html = `<div id="et-top-navigation">
  <ul class="nav" id="top-menu">
    <li id="menu-item-1" class="menu-item et-hover"><a href="/" aria-expanded="true">Home</a><ul><li class="et-show-dropdown">Deep</li></ul></li>
    <li class="centered-inline-logo-wrap">Logo</li><li class="et_pb_menu__logo-slot">Logo</li></ul>
  <div class="mobile_nav"><span class="mobile_menu_bar"></span></div>
</div><ul id="et-secondary-nav"><li id="menu-item-2">More</li></ul><button>Elsewhere</button>`;

let find: (selector: string) => HTMLElement;
let end: () => void;
let server: string;
const list = () => document.getElementById('mobile_menu');
const bar = () => find('.mobile_menu_bar');
const press = (element: Element) => act(() => (element as HTMLElement).click());
const key = (element: Element, name: string) =>
  act(() => void element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
const escape = (element: Element) => key(element, 'Escape');

beforeEach(() => {
  const shop = createShopPage({ html });
  ({ find } = shop);
  server = document.body.innerHTML;
  const root = find('.mobile_nav');
  end = mount({ page: shop.page, root, island: MobileMenu, sleep: sleepMobileMenu });
});
afterEach(() => end());

test('the list for phones is the menu without ids, states and what only wide windows have', () => {
  const box = document.createElement('ul');
  box.append(...mobileItems([find('#top-menu'), find('#et-secondary-nav')]));
  // Happy-dom keeps an empty attribute, browsers do not.
  expect(box.innerHTML.replace(/>\s+</g, '><').replaceAll(' class=""', '')).toBe(
    '<li class="menu-item et_first_mobile_item"><a href="/">Home</a><ul><li>Deep</li></ul></li><li>More</li>',
  );
});

test('links above a sub-menu that the site has switched off lead nowhere on phones either', () => {
  const menu = find('#top-menu');
  menu.classList.add('et_disable_top_tier');
  menu.children[0]?.classList.add('menu-item-has-children');
  menu.children[0]?.querySelector('li')?.append(document.createElement('a'));
  menu.querySelector('li li a')?.setAttribute('href', '#deep');
  press(bar());
  const [top, deep] = list()?.querySelectorAll('a') ?? [];
  expect(top?.hasAttribute('href')).toBe(false);
  expect(deep?.getAttribute('href')).toBe('#deep');
  press(top as Element);
  expect(bar().getAttribute('aria-expanded')).toBe('true');
  press(deep as Element);
  expect(bar().getAttribute('aria-expanded')).toBe('false');
});

test('a bar reads as a button, and has no list before it is pressed', () => {
  expect(bar().getAttribute('role')).toBe('button');
  expect(bar().getAttribute('aria-label')).toBe('Menu');
  expect(bar().getAttribute('aria-expanded')).toBe('false');
  expect(list()).toBeNull();
  expect(find('.mobile_nav').className).toBe('mobile_nav');
});

test('a press opens the list, the next one closes it, and a third opens the same list', () => {
  press(bar());
  const first = list();
  expect(first?.children).toHaveLength(2);
  expect(bar().getAttribute('aria-expanded')).toBe('true');
  expect(bar().getAttribute('aria-controls')).toBe('mobile_menu');
  expect(find('.mobile_nav').className).toBe('mobile_nav opened');
  press(bar());
  expect(bar().getAttribute('aria-expanded')).toBe('false');
  expect(find('.mobile_nav').className).toBe('mobile_nav closed');
  press(bar());
  expect(list()).toBe(first);
  expect(first?.children).toHaveLength(2);
});

test.each<[string, () => void]>([
  [
    'a press elsewhere',
    () => find('button').dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
  [
    'the focus elsewhere',
    () => find('button').dispatchEvent(new Event('focusin', { bubbles: true })),
  ],
  ['a link of the list', () => list()?.querySelector('a')?.click()],
])('%s closes the list', (_, action) => {
  press(bar());
  act(action);
  expect(bar().getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the list and returns the focus to its bar', () => {
  press(bar());
  escape(list() as HTMLElement);
  expect(bar().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(bar());
});

test('Escape leaves a closed list and the focus alone, and other keys close nothing', () => {
  escape(bar());
  expect(document.activeElement).toBe(document.body);
  press(bar());
  key(list() as HTMLElement, 'x');
  expect(bar().getAttribute('aria-expanded')).toBe('true');
});

test('a press or the focus within an open list leaves it open', () => {
  press(bar());
  const item = list()?.querySelector('li') as HTMLElement;
  for (const type of ['pointerdown', 'focusin'])
    act(() => void item.dispatchEvent(new Event(type, { bubbles: true })));
  press(item);
  expect(bar().getAttribute('aria-expanded')).toBe('true');
});

test.each(['Enter', ' '])('the key %j presses the bar', (name) => {
  key(bar(), name);
  expect(bar().getAttribute('aria-expanded')).toBe('true');
});

test('a bar without a menu opens nothing', () => {
  find('#top-menu').remove();
  press(bar());
  expect(bar().getAttribute('aria-expanded')).toBe('false');
  expect(list()).toBeNull();
});

test('the end gives the markup of the server back', () => {
  press(bar());
  end();
  expect(document.body.innerHTML).toBe(server);
  end = () => {};
});

test('a link that a snippet uses to unfold a sub-menu leaves the list open', () => {
  press(bar());
  const link = list()?.querySelector('a') as HTMLElement;
  link.addEventListener('click', (event) => event.preventDefault());
  press(link);
  expect(bar().getAttribute('aria-expanded')).toBe('true');
});

test('a list that was printed with the page is opened, and stays when Skerry ends', () => {
  const printed = document.createElement('ul');
  printed.className = 'et_mobile_menu';
  find('.mobile_nav').append(printed);
  press(bar());
  expect(list()).toBeNull();
  expect(find('.mobile_nav').className).toBe('mobile_nav opened');
  end();
  end = () => {};
  expect(printed.isConnected).toBe(true);
});

test('scripts of the site find the list before it is opened, and the bar opens that one', () => {
  const { page } = createShopPage({ html: '' });
  document.body.innerHTML = server;
  const stop = startInScope(page, 'lists', startMobileLists);
  const early = list();
  expect(early?.children).toHaveLength(2);
  const { signal } = new AbortController();
  expect(mobileListOf({ page, signal }, find('.mobile_nav'))).toBe(early);
  stop();
  expect(list()).toBeNull();
});
