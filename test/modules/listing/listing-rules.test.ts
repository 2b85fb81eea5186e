import { expect, test } from 'vitest';
import { gridColumns } from '../../../src/modules/listing/mark-rows';
import {
  pageIn,
  pagesOf,
  withPage,
  moduleClasses,
  pageAddress,
} from '../../../src/modules/listing/page-history';
import { matchesCategory } from '../../../src/modules/listing/filterable';
import { galleryPageSize, portfolioPageSize } from '../../../src/modules/listing/page-size';
import { pageWindow } from '../../../src/modules/listing/page-links';
import {
  portfolioColumns,
  portfolioItemHeight,
} from '../../../src/modules/listing/fullwidth-portfolio';

test.each([
  [1, 9, false, [1, 2, 3, 4]],
  [1, 3, false, [1, 2, 3]],
  [5, 9, true, [3, 4, 5, 6, 7]],
  [1, 9, true, [1, 2, 3, 4, 5]],
  [2, 9, true, [1, 2, 3, 4, 5]],
  [3, 9, true, [1, 2, 3, 4, 5]],
  [4, 9, true, [2, 3, 4, 5, 6]],
  [8, 9, true, [5, 6, 7, 8, 9]],
  [9, 9, true, [5, 6, 7, 8, 9]],
  [2, 3, true, [1, 2, 3]],
])('page %d of %d (moved: %s) shows the links %j [S9.26b]', (page, count, hasMoved, expected) => {
  expect(pageWindow(page, count, hasMoved)).toEqual(expected);
});

test.each([
  ['8', 8],
  ['12', 12],
  ['1', 1],
  ['0', 4],
  ['', 4],
  [null, 4],
  ['many', 4],
  ['-3', 4],
])('a gallery with data-per_page %j has pages of %d [S9.26a]', (value, expected) => {
  expect(galleryPageSize(value)).toBe(expected);
});

test.each([
  ['6', 6],
  ['12', 12],
  ['1', 1],
  ['-3', 10],
  ['0', Number.POSITIVE_INFINITY],
  [null, 10],
  ['x', 10],
])('a portfolio with data-posts-number %j has pages of %d', (value, expected) => {
  expect(portfolioPageSize(value)).toBe(expected);
});

test.each([
  [320, 1],
  [479, 1],
  [480, 2],
  [767, 2],
  [768, 3],
  [1023, 3],
  [1024, 4],
  [1599, 4],
  [1600, 5],
])(
  'a container of %d px has %d columns [S9.25a, S9.25b, S9.25c, S9.25d, S9.25e]',
  (width, columns) => {
    expect(portfolioColumns(width)).toBe(columns);
    expect(portfolioItemHeight(width)).toBeCloseTo((width / columns) * 0.75);
  },
);

test.each([
  [{ width: 1000, unit: 264, gap: 55 }, 4],
  [{ width: 600, unit: 220, gap: 33 }, 3],
  [{ width: 300, unit: 300, gap: 0 }, 1],
  [{ width: 300, unit: 0, gap: 0 }, 1],
  [{ width: 3, unit: 1, gap: 0 }, 3],
])('%j are in %d columns', (grid, columns) => {
  expect(gridColumns(grid)).toBe(columns);
});

test('an item is in its categories, whatever way the slug is written', () => {
  const item = document.createElement('div');
  item.className = 'project project_category_web project_category_druck-gr%c3%b6%c3%9fe';
  expect(matchesCategory('all', item)).toBe(true);
  expect(matchesCategory('web', item)).toBe(true);
  expect(matchesCategory('druck-größe', item)).toBe(true);
  expect(matchesCategory('we', item)).toBe(false);
});

const BASE = 'https://site.example/';
test.each([
  ['/blog/?et_blog', 'https://site.example/blog/'],
  ['/blog/page/2/?et_blog#top', 'https://site.example/blog/page/2/'],
  ['/?paged=2&et_portfolio', 'https://site.example/?paged=2'],
  ['/?et_blog=1&s=a%20b', 'https://site.example/?s=a%20b'],
  ['/?a=1&&b=2', 'https://site.example/?a=1&b=2'],
])('the page %s is kept under %s [S7.31b]', (address, expected) => {
  expect(pageAddress(address, BASE)).toBe(expected);
});

test('a module is named by its permanent classes', () => {
  const names = ['et_pb_module', 'et_pb_blog_0', 'et_animated', 'slideLeft', 'lazyloaded'];
  expect(moduleClasses(names)).toEqual(['et_pb_module', 'et_pb_blog_0']);
});

test.each(['my_infinite', 'slides', 'slideTopmost', 'et_multi_viewer-2'])(
  'the class %s names a module',
  (name) => {
    expect(moduleClasses([name])).toEqual([name]);
  },
);

test.each(['et_multi_view_swapped', 'et_multi_view__hovered', 'has-box-shadow-overlay', 'zoom'])(
  'the class %s is temporary, and names no module',
  (name) => {
    expect(moduleClasses([name])).toEqual([]);
  },
);

test('a history entry keeps the page of each module and what others keep in it', () => {
  const first = pagesOf(null, '/blog/');
  const state = withPage({ theirs: 1 }, first, { module: 'a', address: '/blog/2/' });
  expect(state).toMatchObject({ theirs: 1 });
  const second = pagesOf(state, '/blog/2/');
  expect(pageIn(second, 'a')).toBe('/blog/2/');
  // The other module has not changed its page, although the address has changed.
  expect(pageIn(second, 'b')).toBe('/blog/');
});

test.each([
  [{ skerryPages: 3 }],
  [{ skerryPages: { base: 1 } }],
  [{ skerryPages: { base: '/x/', pages: 3 } }],
  ['x'],
  [undefined],
])('a foreign state %j means the page of the address', (state) => {
  expect(pageIn(pagesOf(state, '/here/'), 'a')).toBe('/here/');
});
