import { expect, test } from 'vitest';
import { columnRule } from '../../../src/modules/masonry/columns';

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
])('a style sheet that says %j asks for %i columns of %j', (content, count, classes) => {
  expect(columnRule(content)).toEqual({ count, classes });
});
