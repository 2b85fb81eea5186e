import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileSize } from '../../../src/modules/enhancements/module-enhancements';
import { columnRule, distributeColumns } from '../../../src/modules/masonry/columns';
import { isSafeAttribute, viewValue } from '../../../src/modules/multi-view/create-view';
import { readView } from '../../../src/modules/multi-view/read-view';
import { rowClass } from '../../../src/modules/enhancements';
import { testimonialFit } from '../../../src/modules/enhancements/enhance-testimonials';
import { isVideoHost } from '../../../src/modules/enhancements/fit-video';

test.each([
  [['1_4', '1_4', '1_4', '1_4'], 'et_pb_row_4col'],
  [['1_5', '1_5', '1_5', '1_5', '1_5'], 'et_pb_row_5col'],
  [['1_6', '1_6', '1_6', '1_6', '1_6', '1_6'], 'et_pb_row_6col'],
  [['1_4', '3_4'], 'et_pb_row_1-4_3-4'],
  [['1_4', '1_4', '1_2'], 'et_pb_row_1-4_1-4_1-2'],
  [['1_2', '1_2'], null],
  [['1_3', '2_3'], null],
  [[null], null],
])('a row of %j gets %s', (types, expected) => {
  expect(rowClass(types)).toBe(expected);
});

test.each([
  [1280, 120, '4_4', { portrait: 90, margin: 120 }],
  [1280, 80, '4_4', { portrait: null, margin: 80 }],
  [1280, 120, '1_3', { portrait: 90, margin: 0 }],
  [900, 120, '1_3', { portrait: null, margin: 120 }],
  [900, 120, '1_4', { portrait: null, margin: 0 }],
  [500, 120, '4_4', { portrait: null, margin: null }],
])(
  'in %d px a portrait of %d px in a %s column fits as %j',
  (width, portraitWidth, columnType, fit) => {
    expect(testimonialFit(width, { portraitWidth, columnType })).toEqual(fit);
  },
);

test.each([
  ['"3 .column.size-1of3"', 3, ['column', 'size-1of3']],
  ["'2 .column.size-1of2'", 2, ['column', 'size-1of2']],
  ['"4"', 4, ['column', 'size-1of4']],
  ['none', 1, ['column', 'size-1of1']],
  ['"900 .x"', 1, ['column', 'size-1of1']],
])('the style sheet declares %s: %d columns', (content, count, classes) => {
  expect(columnRule(content)).toEqual({ count, classes });
});

test('no content of a style sheet leads to more than twelve columns or none', () => {
  fc.assert(
    fc.property(fc.string(), (content) => {
      const { count, classes } = columnRule(content);
      return count >= 1 && count <= 12 && classes.length > 0;
    }),
  );
});

test('posts are distributed one after the other and return in their order', () => {
  const grid = document.createElement('div');
  grid.innerHTML = '<i>1</i> <i>2</i><i>3</i>\n<i>4</i><i>5</i>';
  const before = grid.innerHTML;
  const undo = distributeColumns(grid, { count: 2, classes: ['column'] });
  expect([...grid.querySelectorAll('.column')].map((column) => column.textContent)).toEqual([
    '135',
    '24',
  ]);
  undo();
  expect(grid.innerHTML).toBe(before);
});

test.each([
  ['www.youtube.com', true],
  ['player.vimeo.com', true],
  ['youtube.com.evil.example', false],
  ['notvimeo.com', false],
])('%s is a host of videos: %s', (host, expected) => {
  expect(isVideoHost(host)).toBe(expected);
});

test.each([
  ['desktop', false, 'D'],
  ['tablet', false, 'D'],
  ['phone', false, 'P'],
  ['desktop', true, 'H'],
] as const)('on a %s (pointer: %s) the value is %s', (device, isHovered, expected) => {
  const values = { desktop: 'D', phone: 'P', hover: 'H' };
  expect(viewValue(values, { device, isHovered })).toBe(expected);
});

test('a hover value without a normal one does not count', () => {
  expect(viewValue({ hover: 'H' }, { device: 'desktop', isHovered: true })).toBeUndefined();
});

test.each([
  ['alt', 'words', true],
  ['src', '/a.jpg', true],
  ['href', 'javascript:alert(1)', false],
  ['onclick', 'x', false],
  ['ONCLICK', 'x', false],
  ['srcdoc', '<b>', false],
  ['a b', 'x', false],
  ['data-width', '40%', true],
])('the attribute %s=%s may be set: %s', (name, value, expected) => {
  expect(isSafeAttribute(name, value, 'https://site.example/')).toBe(expected);
});

test('nothing that an attribute can hold throws in the reader of views', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
      const { schema } = readView(value);
      return typeof schema === 'object';
    }),
  );
});

test.each([
  ['7.3% 40px', 1200, '87px 40px'],
  ['33.333% 100px', 1000, '333px 100px'],
  ['100% 40px', 1200, null],
  ['auto', 1200, null],
  ['50px 40px', 1200, null],
  ['20%', 1200, null],
  ['20%   40px ', 1000, '200px 40px'],
  ['auto, 20% 40px', 1000, null],
  ['20% 40px, auto', 1000, null],
])('a divider of %s in %d px gets %s', (computed, width, size) => {
  expect(tileSize(computed, width)).toBe(size);
});
