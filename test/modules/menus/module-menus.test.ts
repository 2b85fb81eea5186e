import { expect, test } from 'vitest';
import { startModuleMenus as start } from '../../../src/modules/menus/module-menus';
import { layOut, withLayout } from '../../support/laid-out';
import { see } from '../../support/observers';

const open = withLayout();
const items = (count: number) => '<li class="item"></li>'.repeat(count);
const logo = '<div class="et_pb_menu__logo-wrap" id="logo"><img id="picture" alt="Site"></div>';
const menu = (inner: string, className = 'et_pb_menu', id = 'menu') =>
  `<div class="${className}" id="${id}"><div class="et_pb_row">${inner}</div></div>`;
const links = (count: number) =>
  `<nav class="et-menu-nav"><ul id="links">${items(count)}</ul></nav>`;
const CENTRED = 'et_pb_menu et_pb_menu--style-inline_centered_logo';

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
])('among %i links the logo is after %i of them', (count, at) => {
  const { find } = open(start, { html: menu(logo + links(count), CENTRED) });
  const slot = find('#links').children[at];
  expect(slot?.className).toBe('et_pb_menu__logo-slot');
  expect(find('#links').children).toHaveLength(count + 1);
  expect(slot?.querySelector('img')?.alt).toBe('Site');
  // Ids are unique on a page.
  expect(slot?.querySelector('[id]')).toBeNull();
  expect(find('#logo').parentElement?.className).toBe('et_pb_row');
});

test.each([
  ['of another style', menu(logo + links(2))],
  ['without a logo', menu(links(2), CENTRED)],
  ['without links', menu(logo, CENTRED)],
  [
    'that has its logo there already',
    menu(
      logo + '<nav class="et-menu-nav"><ul><li class="et_pb_menu__logo-slot"></li></ul></nav>',
      CENTRED,
    ),
  ],
])('a menu %s stays as it is', (_, html) => {
  const { doc, server } = open(start, { html });
  expect(doc.body.outerHTML).toBe(server);
});

test('the logo leaves the links at the end', () => {
  const { doc, server, stop } = open(start, { html: menu(logo + links(2), CENTRED) });
  stop();
  expect(doc.body.outerHTML).toBe(server);
});

const item =
  '<li class="mega-menu menu-item-has-children" id="mega"><ul class="sub-menu" id="list"></ul></li>';
const megaMenu = (direction: string) =>
  menu(
    `<div class="et-menu ${direction}"><ul>${item}<li class="mega-menu" id="empty"></li></ul></div>`,
  );
/** A row at 100 to 200 px with an item at 120 to 150.6 px. */
const openMega = (html: string, className = '.et_pb_row') => {
  const mount = open(
    (scope) => {
      const row = scope.page.document.querySelector<HTMLElement>(className);
      const mega = scope.page.document.querySelector<HTMLElement>('#mega');
      if (row) layOut(row, { top: 100, width: 800, height: 100 });
      if (mega) layOut(mega, { top: 120, width: 100, height: 30.6 });
      start(scope);
      if (row) see(row);
    },
    { html, width: 1000 },
  );
  return { ...mount, edges: () => [mount.style('#list', 'top'), mount.style('#list', 'bottom')] };
};

test.each([
  ['downwards', '', ['49px', '']],
  ['upwards', 'upwards', ['', '79px']],
])(
  'a mega menu that opens %s begins at the edge of its item, one pixel over it',
  (_, name, edges) => {
    const mount = openMega(megaMenu(name));
    expect(mount.edges()).toEqual(edges);
    mount.stop();
    expect(mount.doc.body.outerHTML).toBe(mount.server);
  },
);

test('a mega menu outside of a row is left alone', () => {
  const html = megaMenu('').replace('et_pb_row', 'row');
  expect(openMega(html, '.row').edges()).toEqual(['', '']);
});

test('menus that have animated in are above those after them', () => {
  const html = [
    menu('', 'et_pb_menu et_animated', 'one'),
    menu('', 'et_pb_fullwidth_menu', 'two'),
    menu('<i id="inside"></i>', 'et_pb_menu et_animated', 'three'),
  ].join('');
  const { find, style } = open(start, { html });
  const end = (id: string) =>
    find(`#${id}`).dispatchEvent(new Event('animationend', { bubbles: true }));
  end('inside');
  expect(style('#three', 'z-index')).toBe('');
  for (const id of ['one', 'two', 'three']) end(id);
  expect(['one', 'two', 'three'].map((id) => style(`#${id}`, 'z-index'))).toEqual(['3', '2', '1']);
});

test('a menu that animates in after two that do not is above its section, where it can be pressed', () => {
  const html = [
    menu('', 'et_pb_menu'),
    menu('', 'et_pb_menu'),
    menu('', 'et_pb_fullwidth_menu et_animated', 'last'),
  ].join('');
  const { find, style } = open(start, { html });
  find('#last').dispatchEvent(new Event('animationend'));
  expect(Number(style('#last', 'z-index'))).toBeGreaterThan(0);
});
