import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HeaderSearch } from '../../../src/modules/menus/header-search';
import { MenuSearch } from '../../../src/modules/menus/menu-search';
import { sleepHeaderSearch } from '../../../src/modules/menus/sleep-header-search';
import { sleepMenuSearch } from '../../../src/modules/menus/sleep-menu-search';
import { withIsland } from '../../support/island-page';
import { layOut } from '../../support/laid-out';

const open = withIsland();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const rest = () => act(() => void vi.advanceTimersByTime(1000));
const classes = (...selectors: readonly string[]) =>
  selectors.map((selector) => document.querySelector(selector)?.className);

describe("the header's search", () => {
  const field = '.et_search_form_container';
  const html = `<header id="main-header"><a id="et_top_search"></a><nav class="et_menu_container"><ul id="top-menu"><li><a href="/" style="font-size: 18px">Home</a></li></ul></nav>
    <div class="et_search_form_container"><form><input class="et-search-field"></form><span class="et_close_search_field"></span></div></header>`;
  const mount = (options: object = {}) =>
    open(HeaderSearch, '#et_top_search', {
      html,
      sleep: sleepHeaderSearch,
      boxes: { '#main-header': { height: 80 }, '#top-menu': { width: 500 } },
      ...options,
    });

  test('is as high as the header, 60 pixels wider than the menu, and written as its links are', () => {
    const { click, style } = mount();
    expect(style(field, 'height')).toBe('');
    click('#et_top_search');
    expect(style(field, 'height')).toBe('80px');
    expect(style(field, 'max-width')).toBe('560px');
    expect(style('.et-search-field', 'font-size')).toBe('18px');
  });

  test('beside a logo on the left only its form has that width', () => {
    const { click, style } = mount({ bodyClass: 'et_header_style_left' });
    click('#et_top_search');
    expect(style(field, 'max-width')).toBe('');
    expect(style(`${field} form`, 'max-width')).toBe('560px');
  });

  test('has all the room there is on phones, where the menu is not on show [S2.19e]', () => {
    const { click, style } = mount({ boxes: { '#top-menu': { width: 0 } } });
    click('#et_top_search');
    expect(style(field, 'max-width')).toBe('');
  });

  test('is as high as the header once that has shrunk', () => {
    const { click, style, find } = mount();
    click('#et_top_search');
    layOut(find('#main-header'), { height: 54 });
    act(() => void window.dispatchEvent(new Event('ETDiviFixedHeaderTransitionEnd')));
    expect(style(field, 'height')).toBe('54px');
  });

  test('has the room that a turned tablet leaves it', () => {
    const { click, style, find } = mount();
    click('#et_top_search');
    layOut(find('#main-header'), { height: 60 });
    layOut(find('#top-menu'), { width: 0 });
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(style(field, 'height')).toBe('60px');
    expect(style(field, 'max-width')).toBe('');
  });

  test('replaces the menu, ends its animation, and restores it', () => {
    const { click, find } = mount();
    const both = () =>
      classes('.et_menu_container', field).map((each) => each?.split(' ').slice(1));
    const inert = () =>
      ['.et_menu_container', field].map((each) => find(each).getAttribute('inert'));
    expect([both(), inert()]).toEqual([
      [[], []],
      [null, ''],
    ]);
    click('#et_top_search');
    expect([both(), inert()]).toEqual([
      [['et_pb_menu_hidden'], ['et_pb_search_visible', 'et_pb_is_animating']],
      ['', null],
    ]);
    rest();
    expect(both()).toEqual([
      ['et_pb_menu_hidden', 'et_pb_no_animation'],
      ['et_pb_search_visible', 'et_pb_no_animation'],
    ]);
    click('.et_close_search_field');
    expect([both(), inert()]).toEqual([
      [['et_pb_menu_visible'], ['et_pb_search_form_hidden', 'et_pb_is_animating']],
      [null, ''],
    ]);
    rest();
    expect(both()).toEqual([
      ['et_pb_menu_visible', 'et_pb_no_animation'],
      ['et_pb_search_form_hidden', 'et_pb_no_animation'],
    ]);
  });

  test('does not open again while it is still closing', () => {
    const { click, find } = mount();
    click('#et_top_search');
    click('.et_close_search_field');
    click('#et_top_search');
    expect(find('#et_top_search').getAttribute('aria-expanded')).toBe('false');
    rest();
    click('#et_top_search');
    expect(find('#et_top_search').getAttribute('aria-expanded')).toBe('true');
  });

  test('opens and closes by keys, and other keys do neither', () => {
    const { key, find } = mount();
    const expanded = () => find('#et_top_search').getAttribute('aria-expanded');
    key('#et_top_search', 'Enter');
    expect(expanded()).toBe('true');
    key('.et-search-field', 'x');
    expect(expanded()).toBe('true');
    key('.et_close_search_field', ' ');
    expect(expanded()).toBe('false');
  });

  test('has a named button that closes it, and moves the page for no focus', () => {
    const { click, find } = mount();
    const focus = vi.spyOn(find('.et-search-field'), 'focus');
    expect(find('.et_close_search_field').getAttribute('role')).toBe('button');
    expect(find('.et_close_search_field').getAttribute('aria-label')).toBe('Close');
    click('#et_top_search');
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test('moves no focus before it is used', () => {
    mount();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("a menu module's search", () => {
  const field = '.et_pb_menu__search-container';
  const wrap = '.et_pb_menu__wrap';
  const html = (style = '') => `<div class="et_pb_module et_pb_menu ${style}">
    <div class="et_pb_menu__logo-wrap"></div><div class="et_pb_menu__wrap"><div class="et-menu-nav"><ul><li><a href="/" style="font-size: 18px">Home</a></li></ul></div><button class="et_pb_menu__search-button"></button></div>
    <div class="et_pb_menu__search-container"><form><input class="et_pb_menu__search-input"><button id="go">Go</button></form>
    <button class="et_pb_menu__close-search-button"></button></div></div><button id="elsewhere">Elsewhere</button>`;
  const button = '.et_pb_menu__search-button';
  const mount = (options: object = {}) =>
    open(MenuSearch, button, {
      html: html(),
      sleep: sleepMenuSearch,
      boxes: { '.et_pb_menu__logo-wrap': { width: 120, height: 40 } },
      ...options,
    });

  test.each([
    ['in a wide window', '', 981, '0px', '0px'],
    ['in a narrow window', '', 980, '70px', '0px'],
    ['of the centred style', 'et_pb_menu--style-centered', 1200, '70px', '0px'],
    ['of the left style', 'et_pb_menu--style-left_aligned', 1200, '0px', '120px'],
    ['of the left style in a narrow window', 'et_pb_menu--style-left_aligned', 400, '0px', '120px'],
  ])('%s lies clear of the logo', (_, style, width, top, start) => {
    const mounted = mount({ html: html(style), width });
    mounted.click(button);
    expect(mounted.style(field, 'padding-top')).toBe(top);
    expect(mounted.style(field, 'padding-inline-start')).toBe(start);
    expect(mounted.style('.et_pb_menu__search-input', 'font-size')).toBe('18px');
  });

  test('replaces the links, ends its animation, and restores them', () => {
    const { click, find } = mount();
    const both = () =>
      classes(wrap, field).map((each) =>
        each
          ?.split(' ')
          .slice(1)
          .map((name) => name.replace(/^.*--/, ''))
          .toSorted(),
      );
    const inert = () => [wrap, field].map((each) => find(each).getAttribute('inert'));
    expect([both(), inert()]).toEqual([
      [[], []],
      [null, null],
    ]);
    click(button);
    expect([both(), inert()]).toEqual([
      [['hidden'], ['et_pb_is_animating', 'visible']],
      ['', null],
    ]);
    rest();
    expect(both()).toEqual([
      ['et_pb_no_animation', 'hidden'],
      ['et_pb_no_animation', 'visible'],
    ]);
    click('.et_pb_menu__close-search-button');
    expect([both(), inert()]).toEqual([
      [
        ['et_pb_no_animation', 'visible'],
        ['et_pb_is_animating', 'et_pb_no_animation', 'hidden'],
      ],
      [null, ''],
    ]);
    rest();
    expect(both()).toEqual([['visible'], ['disabled', 'hidden']]);
  });

  test('stays open for other keys and for the focus on its own button', () => {
    const { click, key, fire, find } = mount();
    const expanded = () => find(button).getAttribute('aria-expanded');
    click(button);
    key('.et_pb_menu__search-input', 'x');
    fire(
      '.et_pb_menu__search-input',
      new FocusEvent('focusout', { bubbles: true, relatedTarget: find('#go') }),
    );
    fire('.et_pb_menu__search-input', new FocusEvent('focusout', { bubbles: true }));
    expect(expanded()).toBe('true');
  });

  test('has a named button that closes it, and restores a focus that is nowhere', () => {
    const { click, find } = mount();
    expect(find('.et_pb_menu__close-search-button').getAttribute('aria-label')).toBe('Close');
    expect(document.activeElement).toBe(document.body);
    click(button);
    (document.activeElement as HTMLElement).blur();
    click('.et_pb_menu__close-search-button');
    expect(document.activeElement).toBe(find(button));
  });
});
