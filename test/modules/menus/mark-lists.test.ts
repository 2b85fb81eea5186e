import { expect, test } from 'vitest';
import { startMarkLists as start } from '../../../src/modules/menus/mark-lists';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
const columns = (count: number) => '<li><a href="#">x</a></li>'.repeat(count);
const mega = (inner: string, list = 'nav') =>
  `<ul class="${list}"><li class="mega-menu" id="mega">${inner}</li></ul>`;

test.each([
  [0, 'mega-menu'],
  [1, 'mega-menu mega-menu-parent mega-menu-parent-1'],
  [3, 'mega-menu mega-menu-parent mega-menu-parent-3'],
  [4, 'mega-menu'],
])('a mega menu of %i columns is as wide as they need: %s', (count, className) => {
  const { find, stop, doc, server } = open(start, { html: mega(`<ul>${columns(count)}</ul>`) });
  expect(find('#mega').className).toBe(className);
  stop();
  expect(doc.body.outerHTML).toBe(server);
});

test.each([
  ['in another kind of menu too', mega(`<ul>${columns(2)}</ul>`, 'menu'), true],
  ['outside of menus not', mega(`<ul>${columns(2)}</ul>`, 'list'), false],
  [
    'below the first row not',
    `<ul class="nav"><li><ul><li class="mega-menu" id="mega"><ul>${columns(2)}</ul></li></ul></li></ul>`,
    false,
  ],
])('%s', (_, html, isMarked) => {
  const { has } = open(start, { html });
  expect(has('#mega', 'mega-menu-parent-2')).toBe(isMarked);
});

test('only columns count, not their descendants', () => {
  const inner = `<ul><li><ul>${columns(5)}</ul></li><li></li></ul>`;
  const { has } = open(start, { html: mega(inner) });
  expect(has('#mega', 'mega-menu-parent-2')).toBe(true);
});

const deep = `<ul class="nav"><li id="first"><ul><li><ul id="near"></ul></li></ul></li>
  <li id="last"><ul><li><ul id="far"></ul><ul id="far-too"></ul></li></ul></li></ul>`;
const openDeep = (rects: Readonly<Record<string, DOMRect>>, html = deep) => {
  const mount = open(
    (scope) => {
      for (const [id, rect] of Object.entries(rects)) {
        const list = scope.page.document.getElementById(id);
        if (list) list.getBoundingClientRect = () => rect;
      }
      start(scope);
    },
    { html, width: 1000 },
  );
  const reversed = () =>
    ['first', 'last'].filter((id) => mount.has(`#${id}`, 'et-reverse-direction-nav'));
  return { ...mount, reversed };
};

test('branches that would leave the window open to the other side, and again in a window of another width', () => {
  const { reversed, resize, find, stop, doc, server } = openDeep({
    near: new DOMRect(700, 0, 300, 50),
    far: new DOMRect(701, 0, 300, 50),
  });
  expect(reversed()).toEqual(['last']);
  find('#far').getBoundingClientRect = () => new DOMRect(100, 0, 300, 50);
  resize(1000, 500);
  expect(reversed()).toEqual(['last']);
  resize(1100);
  expect(reversed()).toEqual([]);
  stop();
  expect(doc.body.outerHTML).toBe(server);
});

test('one of several branches is enough', () => {
  const { reversed } = openDeep({
    far: new DOMRect(900, 0, 300, 50),
    'far-too': new DOMRect(0, 0, 300, 50),
  });
  expect(reversed()).toEqual(['last']);
});

test.each([
  [-1, ['last']],
  [0, []],
])('from right to left those that begin at %i pixels are turned: %j', (left, expected) => {
  const { reversed } = openDeep(
    { far: new DOMRect(left, 0, 300, 50), near: new DOMRect(900, 0, 300, 50) },
    deep.replaceAll('<ul id', '<ul style="direction: rtl" id'),
  );
  expect(reversed()).toEqual(expected);
});
