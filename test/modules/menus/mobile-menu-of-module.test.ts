import { expect, test } from 'vitest';
import { MobileMenu } from '../../../src/modules/menus/mobile-menu';
import { sleepMobileMenu } from '../../../src/modules/menus/sleep-mobile-menu';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';

const open = withIsland();
const { running, finish } = withAnimations();

const module = (name: string, link: string) =>
  `<div class="et_pb_section" id="section-${name}"><div class="et_pb_row" id="row-${name}"><div class="et_pb_module et_pb_menu" id="${name}">
  <nav class="et-menu-nav"><ul class="nav"><li><a href="/">${link}</a></li></ul></nav>
  <div class="mobile_nav"><span class="mobile_menu_bar"></span></div></div></div></div>`;
const html = module('first', 'One') + module('second', 'Two');
const mount = (name: string) =>
  open(MobileMenu, `#${name} .mobile_nav`, { html, sleep: sleepMobileMenu, motion: 'full' });

test.each([
  ['first', 'mobile_menu1', 'One'],
  ['second', 'mobile_menu2', 'Two'],
])('the list of the %s menu module is its own, with an id of its own', (name, id, text) => {
  const { click, find } = mount(name);
  click(`#${name} .mobile_menu_bar`);
  expect(find(`#${id}`).textContent).toBe(text);
  expect(find(`#${name} .mobile_menu_bar`).getAttribute('aria-controls')).toBe(id);
});

test('a list slides open and shut in 500 ms [S9.07b]', () => {
  const { click, find } = mount('first');
  click('#first .mobile_menu_bar');
  expect(running()).toEqual([['mobile_menu1', 500]]);
  expect(find('#mobile_menu1').style.display).toBe('block');
  finish();
  click('#first .mobile_menu_bar');
  expect(running()).toEqual([['mobile_menu1', 500]]);
  finish();
  expect(find('#mobile_menu1').style.display).toBe('none');
});

test('a list that hangs below its row and section is not cut off while it is open', () => {
  const { click, style, end, server } = mount('first');
  const overflows = () => ['#row-first', '#section-first'].map((each) => style(each, 'overflow'));
  expect(overflows()).toEqual(['', '']);
  click('#first .mobile_menu_bar');
  expect(overflows()).toEqual(['visible', 'visible']);
  click('#first .mobile_menu_bar');
  expect(overflows()).toEqual(['', '']);
  end();
  expect(document.body.outerHTML).toBe(server);
});
