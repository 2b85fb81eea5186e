import { expect, test, vi } from 'vitest';
import {
  startListsInWindow,
  startMobileMenu,
  startSecondaryMenu,
} from '../../../src/modules/header/extra-menus';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
const html = `<div id="top-header"><div id="et-info"><i id="phone">555</i></div>
  <ul id="et-secondary-menu" style="display: none"><li id="more"><a href="/more">More</a></li></ul></div>
  <div id="et-navigation"><ul class="nav"><li id="shop" class="menu-item-has-children et-show-dropdown et-hover et-touch-hover">
    <a href="/shop" aria-expanded="true">Shop</a><button class="skerry-sub-menu"></button><ul><li><a href="/tea">Tea</a></li></ul></li>
    <li class="menu-item-has-children"><a href="/empty">Empty</a></li></ul></div>
  <div id="et-mobile-navigation"><span class="show-menu"><i class="show-menu-button"></i></span><nav></nav></div>
  <button id="et-trending-button"></button>`;
const copy = '#et-extra-mobile-menu';
const bar = '.show-menu';

test('the menu behind the bar is closed, empty and out of sight before it is pressed', () => {
  const { find, style } = open(startMobileMenu, { html });
  expect(style('#et-mobile-navigation nav', 'display')).toBe('none');
  expect(find('#et-mobile-navigation nav').childElementCount).toBe(0);
  expect(find(bar).getAttribute('aria-expanded')).toBe('false');
  expect(find(bar).getAttribute('role')).toBe('button');
  expect(find(bar).getAttribute('aria-label')).toBe('Menu');
});

test('a press shows the site’s own lines, the wide menu and the one above it', () => {
  const { find, press, has, style } = open(startMobileMenu, { html });
  press(bar);
  const nav = find('#et-mobile-navigation nav');
  expect(
    [...nav.children].map(({ tagName, textContent }) => [tagName, textContent?.trim()]),
  ).toEqual([
    ['DIV', '555'],
    ['UL', expect.stringMatching(/^Shop\s*Tea\s*Empty\s*More$/)],
  ]);
  expect(find(copy).className).toBe('et_extra_mobile_menu');
  expect(has('.show-menu-button', 'toggled')).toBe(true);
  expect(find(bar).getAttribute('aria-expanded')).toBe('true');
  expect(style('#et-mobile-navigation nav', 'display')).toBe('block');
});

test('the copy has no ids, no open branches and no buttons of the wide menu', () => {
  const { find, press } = open(startMobileMenu, { html });
  press(bar);
  const nav = find('#et-mobile-navigation nav');
  expect([...nav.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['et-extra-mobile-menu']);
  expect(nav.querySelector('button')).toBeNull();
  expect(nav.querySelector('[aria-expanded]')).toBeNull();
  expect(find(`${copy} > li`).className).toBe('menu-item-has-children');
  expect(find('#shop').className).toContain('et-show-dropdown');
});

test('the bar closes what it has opened, and opens the same list again', () => {
  const { find, press, has, style } = open(startMobileMenu, { html });
  press(bar);
  const first = find(copy);
  press(bar);
  expect(has('.show-menu-button', 'toggled')).toBe(false);
  expect(find(bar).getAttribute('aria-expanded')).toBe('false');
  expect(style('#et-mobile-navigation nav', 'display')).toBe('none');
  press(bar);
  expect(find(copy)).toBe(first);
  expect(document.querySelectorAll('#et-mobile-navigation nav > *')).toHaveLength(2);
});

test('a site without information and second menu has the wide menu alone', () => {
  const { find, press } = open(startMobileMenu, {
    html: html.replace('et-info', 'x').replace('et-secondary-menu', 'y'),
  });
  press(bar);
  const nav = find('#et-mobile-navigation nav');
  expect([...nav.children].map(({ tagName }) => tagName)).toEqual(['UL']);
  expect(find(copy).childElementCount).toBe(2);
});

test.each(['et-mobile-navigation', 'class="show-menu"', '<nav></nav>', 'class="nav"'])(
  'a page without %s stays as it is',
  (part) => {
    const { server } = open(startMobileMenu, { html: html.replace(part, '') });
    expect(document.body.outerHTML).toBe(server);
  },
);

test('a bar without an icon opens the menu, too', () => {
  const { find, press } = open(startMobileMenu, { html: html.replace('show-menu-button', 'x') });
  press(bar);
  expect(find(bar).getAttribute('aria-expanded')).toBe('true');
});

const branch = `${copy} > li > a`;

test('the first press on a branch opens what is below it, one soon after follows the link', () => {
  const { find, press, has, style } = open(startMobileMenu, { html });
  press(bar);
  const first = press(branch);
  expect(first.defaultPrevented).toBe(true);
  expect(has(branch, 'selected')).toBe(true);
  expect(find(branch).getAttribute('aria-expanded')).toBe('true');
  expect(style(`${branch} + ul`, 'display')).toBe('block');
  expect(press(branch).defaultPrevented).toBe(false);
  expect(has(branch, 'selected')).toBe(true);
});

test('links above a list that the site has lead nowhere are not followed on phones either', () => {
  const idle = html.replace('class="nav"', 'class="nav et_disable_top_tier"');
  const nested = idle.replace('<ul><li>', '<ul><li class="menu-item-has-children">');
  const { press } = open(startMobileMenu, {
    html: nested.replace('Tea</a>', 'Tea</a><ul><li></li></ul>'),
  });
  press(bar);
  press(branch);
  expect(press(branch).defaultPrevented).toBe(true);
  press(`${copy} ul a`);
  expect(press(`${copy} ul a`).defaultPrevented).toBe(false);
  expect(press(`${copy} > li:nth-child(2) > a`).defaultPrevented).toBe(false);
});

test('a later press closes the branch', () => {
  const { find, press, has, style } = open(startMobileMenu, { html });
  press(bar);
  const at = (timeStamp: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    find(branch).dispatchEvent(event);
  };
  at(1000);
  at(1500);
  expect(has(branch, 'selected')).toBe(false);
  expect(find(branch).getAttribute('aria-expanded')).toBe('false');
  expect(style(`${branch} + ul`, 'display')).toBe('none');
});

test('links that have nothing below them are followed at once', () => {
  const { press } = open(startMobileMenu, { html });
  press(bar);
  for (const link of [
    `${copy} ul a`,
    `${copy} > li:nth-child(2) > a`,
    `${copy} > li:last-child > a`,
  ]) {
    expect(press(link).defaultPrevented).toBe(false);
  }
});

test('Escape closes the menu and leads to its bar', () => {
  const { find, press } = open(startMobileMenu, { html });
  press(bar);
  press('#et-mobile-navigation nav', 'keydown', { key: 'ArrowDown' });
  expect(find(bar).getAttribute('aria-expanded')).toBe('true');
  press('#et-mobile-navigation nav', 'keydown', { key: 'Escape' });
  expect(find(bar).getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(find(bar));
});

test('Escape that cancels an IME composition in the search of the menu leaves the menu open', () => {
  const { find, press, style } = open(startMobileMenu, { html });
  press(bar);
  press('#et-mobile-navigation nav', 'keydown', { key: 'Escape', isComposing: true });
  expect(find(bar).getAttribute('aria-expanded')).toBe('true');
  expect(style('#et-mobile-navigation nav', 'display')).toBe('block');
});

test('Escape where the menu is closed leaves the focus alone', () => {
  const { find, press } = open(startMobileMenu, { html });
  find('#et-trending-button').focus();
  press('#et-mobile-navigation nav', 'keydown', { key: 'Escape' });
  expect(document.activeElement?.id).toBe('et-trending-button');
});

test('the end leaves the markup of the server', () => {
  const { press, stop, server } = open(startMobileMenu, { html });
  press(bar);
  press(branch);
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test('the button among the trending posts opens and closes the menu beside it', () => {
  const { find, press, has, style, stop, server } = open(startSecondaryMenu, { html });
  const button = '#et-trending-button';
  const list = '#et-secondary-menu';
  const state = () => [
    find(button).getAttribute('aria-expanded'),
    has(button, 'toggled'),
    has(list, 'selected'),
    style(list, 'display'),
  ];
  expect(state()).toEqual(['false', false, false, 'none']);
  press(button);
  expect(state()).toEqual(['true', true, true, 'block']);
  press(button);
  expect(state()).toEqual(['false', false, false, 'none']);
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test('a menu that is already visible is announced as open', () => {
  const { find, press, has } = open(startSecondaryMenu, {
    html: html.replace('style="display: none"', ''),
  });
  expect(find('#et-trending-button').getAttribute('aria-expanded')).toBe('true');
  press('#et-trending-button');
  expect(has('#et-secondary-menu', 'selected')).toBe(false);
});

test.each(['et-trending-button', 'et-secondary-menu'])(
  'without %s the page stays as it is',
  (id) => {
    const { server } = open(startSecondaryMenu, { html: html.replace(id, 'x') });
    expect(document.body.outerHTML).toBe(server);
  },
);

test('lists slide for 300 ms', () => {
  const mock = vi.fn<Element['animate']>(() => ({ cancel() {} }) as Animation);
  const { animate } = Element.prototype;
  Element.prototype.animate = mock;
  const { press } = open(startMobileMenu, { html, motion: 'full' });
  press(bar);
  press(branch);
  Element.prototype.animate = animate;
  expect(mock.mock.calls.map(([, options]) => options)).toEqual([
    expect.objectContaining({ duration: 300 }),
    expect.objectContaining({ duration: 300 }),
  ]);
});

test('a list of the wide menu that would leave the window ends at its edge, a mega menu is left alone', () => {
  const lists = html.replace(
    '<li class="',
    '<li class="mega-menu"><ul id="wide"></ul></li><li class="',
  );
  const { find, style, resize, stop, server } = open(startListsInWindow, {
    html: lists,
    width: 1200,
    boxes: { '#wide': { width: 1300 }, '#shop ul': { width: 1100 } },
  });
  expect(document.body.outerHTML).toBe(server);
  resize(1099);
  expect(find('#shop ul').style.cssText).toBe('left: auto; right: -20px;');
  expect(style('#wide', 'right')).toBe('');
  resize(1100);
  expect(find('#shop ul').style.cssText).toBe('');
  resize(1000);
  stop();
  expect(document.body.outerHTML).toBe(server);
});
