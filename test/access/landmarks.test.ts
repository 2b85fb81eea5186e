import { describe, expect, test } from 'vitest';
import { startLandmarks } from '../../src/access/landmarks';
import { fixes } from './access-page';

const open = fixes(startLandmarks);

describe('landmarks of a page have distinct names', () => {
  test('two menus by the titles of their widgets, and what has no title by what it is', () => {
    const { read } = open(
      '<nav id="a"></nav>' +
        '<div class="et_pb_widget"><h4 class="widgettitle">Shop\n categories</h4><div id="b" role="navigation"></div></div>' +
        '<nav id="c"></nav>',
    );
    expect([read('#a'), read('#b'), read('#c')]).toEqual(['Menu', 'Shop categories', 'Menu 2']);
  });

  test('two searches by their fields’ texts, one after the other', () => {
    const form = (id: string, placeholder: string) =>
      `<form role="search" id="${id}"><input name="s" placeholder="${placeholder}"></form>`;
    const { read } = open(form('a', 'Find goods') + form('b', '') + form('c', 'Find goods'));
    expect([read('#a'), read('#b'), read('#c')]).toEqual(['Find goods', 'Search', 'Find goods 2']);
  });

  test('a menu alone keeps what it has, and one that other text names is left alone', () => {
    const { read } = open(
      '<nav id="a"></nav><nav id="b" aria-labelledby="x"></nav><h2 id="x">Pages</h2>',
    );
    expect([read('#a'), read('#b')]).toEqual([null, null]);
  });

  test('two menus of one name are numbered', () => {
    const { read } = open(
      '<nav id="a" aria-label="Pages"></nav><nav id="b" aria-label=" Pages "></nav>',
    );
    expect([read('#a'), read('#b')]).toEqual(['Pages', 'Pages 2']);
  });
});

test.each([
  ['the bar above the header', '<div id="top-header" data-this></div>', 'role', 'complementary'],
  ['a bar with a role', '<div id="top-header" role="region" data-this></div>', 'role', 'region'],
  [
    'the menu item of the current page',
    '<ul><li class="current-menu-item"><a href="/a/" data-this>A</a></li></ul>',
    'aria-current',
    'page',
  ],
  [
    'an item that leads to a part of the page',
    '<ul><li class="current-menu-item"><a href="/a/#b" data-this>A</a></li></ul>',
    'aria-current',
    null,
  ],
  [
    'an item that already has its state',
    '<ul><li class="current-menu-item"><a href="/a/" aria-current="true" data-this>A</a></li></ul>',
    'aria-current',
    'true',
  ],
  ['a list of products', '<ul class="products columns-3" data-this></ul>', 'role', 'list'],
  ['a widget with products', '<ul class="product_list_widget" data-this></ul>', 'role', 'list'],
  ['links of a person', '<ul class="et_pb_member_social_links" data-this></ul>', 'role', 'list'],
  ['social links', '<ul class="et-social-icons" data-this></ul>', 'role', 'list'],
  ['a list with a role', '<ul class="products" role="tablist" data-this></ul>', 'role', 'tablist'],
  ['a list with marks', '<ul class="menu" data-this></ul>', 'role', null],
])('%s', (_, html, name, expected) => {
  expect(open(html).read('[data-this]', name)).toBe(expected);
});

test('landmarks inserted later are repaired as well, and all is restored with the repairs', () => {
  const { read, add, stop, doc } = open('<nav id="a"></nav>');
  add('<nav id="b"></nav><ul class="products"></ul>');
  expect([read('#a'), read('#b'), read('.products', 'role')]).toEqual(['Menu', 'Menu 2', 'list']);
  stop();
  expect(doc.body.innerHTML).toBe('<nav id="a"></nav><nav id="b"></nav><ul class="products"></ul>');
});
