import { expect, test } from 'vitest';
import { columnRule, isDistributed } from '../../../src/modules/masonry/columns';

test.each([
  ['"3 .column.size-1of3"', 3, ['column', 'size-1of3']],
  ["'2 .column .size-1of2'", 2, ['column', 'size-1of2']],
  [' 10 .a_b.c-d', 10, ['a_b', 'c-d']],
  ['4', 4, ['column', 'size-1of4']],
  ['"12"', 12, ['column', 'size-1of12']],
  ['13', 1, ['column', 'size-1of1']],
  ['0 .column', 1, ['column', 'size-1of1']],
  ['1 .wide', 1, ['wide']],
  ['2  .solo', 2, ['solo']],
  ['none', 1, ['column', 'size-1of1']],
  ['x3 .column', 1, ['column', 'size-1of1']],
  ['', 1, ['column', 'size-1of1']],
])('a style sheet that declares %j requires %i columns of %j', (content, count, classes) => {
  expect(columnRule(content)).toEqual({ count, classes });
});

test.each([
  ['in the columns that it requires', ['column a', 'column a'], true],
  ['in columns of which one is too many', ['column a', 'column a', 'column a'], false],
  ['in columns of which one is missing', ['column a'], false],
  ['in columns of another width', ['column a', 'column b'], false],
  ['outside of any column', [], false],
])('a grid whose posts are %s: %j, is done: %s', (_, classes, isDone) => {
  const grid = document.createElement('div');
  grid.innerHTML = classes.map((each) => `<div class="${each}"></div>`).join('');
  expect(isDistributed(grid, { count: 2, classes: ['column', 'a'] })).toBe(isDone);
});
