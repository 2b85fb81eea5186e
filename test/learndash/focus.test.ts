import { afterEach, expect, test } from 'vitest';
import { startFocusMode as start } from '../../src/learndash/focus';
import { startController } from './start-controller';

let mount: ReturnType<typeof startController>;
const { documentElement: root } = document;
const html = (classes = '') => `<header class="et-l et-l--header"></header>
  <div class="ld-focus ld-focus-initial-transition ${classes}"><div class="ld-focus-sidebar">
  <div class="ld-course-navigation-heading"><span class="ld-focus-sidebar-trigger"><span class="ld-icon ld-icon-arrow-left"></span></span></div>
  <div class="ld-focus-sidebar-wrapper"></div></div>
  <div class="ld-focus-main"><div class="ld-focus-header"><div class="ld-mobile-nav expanded"><a class="ld-trigger-mobile-nav" href="#"></a></div>
  <div class="ld-user-menu"><span class="ld-profile-avatar"></span><span class="ld-user-menu-items"></span></div></div>
  <header class="et-l et-l--header"></header><footer class="et-l et-l--footer"></footer></div></div>`;
const open = (width: number) => {
  Object.defineProperty(root, 'clientWidth', { configurable: true, value: width });
  mount = startController(start, { html: html() });
  return mount;
};
afterEach(() => {
  mount.stop();
  mount.clear();
  Reflect.deleteProperty(root, 'clientWidth');
});
const isCollapsed = () => mount.find('.ld-focus').classList.contains('ld-focus-sidebar-collapsed');
const press = (selector: string) =>
  mount.find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('the sidebar closes and opens with the trigger in its heading [S2.15a, S2.15e, S4.34]', () => {
  open(1200);
  expect(isCollapsed()).toBe(false);
  press('.ld-focus-sidebar-trigger');
  expect(isCollapsed()).toBe(true);
  press('.ld-focus-sidebar-trigger');
  expect(isCollapsed()).toBe(false);
});

test.each([
  [1023, true],
  [1024, false],
])('in a window of %i pixels the sidebar starts closed: %s [S4.35, S9.20]', (width, collapsed) => {
  open(width);
  expect(isCollapsed()).toBe(collapsed);
});

test('a header of the theme builder inside is hidden [S2.15b]', () => {
  expect(open(1200).find('.ld-focus .et-l--header').style.display).toBe('none');
});

test('a footer of the theme builder inside is hidden [S2.15c]', () => {
  expect(open(1200).find('.ld-focus .et-l--footer').style.display).toBe('none');
});

test('the menu of the header opens and closes by its image [S2.15d]', () => {
  const { find } = open(1200);
  press('.ld-profile-avatar');
  expect(find('.ld-user-menu-items').style.visibility).toBe('visible');
  press('.ld-profile-avatar');
  expect(find('.ld-user-menu-items').style.visibility).toBe('');
});
