import { describe, expect, test } from 'vitest';
import { finalLeft } from '../../src/sticky/stuck-styles';
import { settingsOn } from '../../src/sticky/settings-on';
import { trimTransition } from '../../src/sticky/create-sticking';
import { layerOf } from '../../src/sticky/measure';
import { toPx } from '../../src/sticky/to-px';

const px = (text: string) => toPx(text, { parent: 960, width: 1200, height: 800 });

/** Alignment, normal left and width, normal and sticky styles, the position while stuck. */
const cases: readonly (readonly [
  line: string,
  alignment: string,
  left: number,
  width: number,
  styles: Record<string, string>,
  sticky: Record<string, string>,
  expected: number,
])[] = [
  ['grows to the right', 'left', 120, 400, { width: '400px' }, { width: '600px' }, 120],
  ['grows to both sides', 'center', 400, 400, { width: '400px' }, { width: '600px' }, 300],
  ['grows to the left', 'right', 680, 400, { width: '400px' }, { width: '600px' }, 480],
  ['fills its parent', 'center', 360, 480, { width: '50%' }, { width: '100%' }, 120],
  ['fills the window', 'center', 360, 480, { width: '50%' }, { width: '100vw' }, 0],
  ['is capped', 'center', 120, 960, { width: '100%' }, { 'max-width': '500px' }, 350],
  ['stays', 'center', 400, 400, { width: '400px' }, { width: 'auto' }, 400],
  [
    'is capped at the right',
    'right',
    780,
    300,
    { width: '300px' },
    { width: '50vw', 'max-width': '500px' },
    580,
  ],
  ['depends on the height', 'center', 450, 300, { width: '300px' }, { width: '50vh' }, 400],
  ['has no alignment', '', 120, 480, { width: '50%' }, { width: '75%', 'max-width': 'none' }, 120],
  ['has no width', 'center', 120, 960, {}, {}, 120],
  ['is not as wide as it may be', 'center', 400, 400, {}, { 'max-width': '500px' }, 400],
  ['is capped without a width', 'center', 120, 960, {}, { 'max-width': '500px' }, 350],
  [
    'is less wide than it may be',
    'center',
    450,
    300,
    {},
    { width: '400px', 'max-width': '500px' },
    400,
  ],
  ['is moved by nothing', 'center', 400, 400, {}, { position_origin_r: 'top_left' }, 400],
  [
    'is moved from the left',
    'center',
    400,
    400,
    {},
    { position_origin_r: 'top_left', horizontal_offset: '20px' },
    420,
  ],
  [
    'is moved from the right',
    'center',
    400,
    400,
    { width: '400px' },
    { position_origin_r: 'bottom_right', horizontal_offset: '20px', vertical_offset: '15px' },
    380,
  ],
  [
    'is moved, aligned at the left',
    'left',
    120,
    400,
    { width: '400px' },
    { position_origin_r: 'top_left', horizontal_offset: '20px', vertical_offset: '15px' },
    120,
  ],
];

test.each(cases)(
  'a stuck module that %s (%s) is at its right position [S3.24a, S3.24b, S3.24c, S3.24d]',
  (_, alignment, left, width, styles, stickyStyles, expected) => {
    const own = Object.entries(styles).map(([key, value]) => [key, { desktop: value }]);
    const raw = {
      styles: { ...Object.fromEntries(own), module_alignment: alignment },
      stickyStyles,
    };
    expect(finalLeft(settingsOn(raw, 'desktop'), { left, width, maxWidth: 'none', px })).toBe(
      expected,
    );
  },
);

test('a stuck module as wide as its style sheet allows is at its right position', () => {
  const raw = { styles: { module_alignment: 'center' }, stickyStyles: { width: '500px' } };
  const place = { left: 450, width: 300, maxWidth: '500px', px };
  expect(finalLeft(settingsOn(raw, 'desktop'), place)).toBe(350);
});

const sides = ['top', 'right', 'bottom', 'left'];

describe('a transition without the sides (W17)', () => {
  test.each([
    ['top 300ms ease 0ms, width 300ms ease 0ms', sides, 'width 300ms ease 0ms'],
    ['left 300ms ease 0ms, color 1s linear 0s, top 200ms ease 0ms', sides, 'color 1s linear 0s'],
    [
      'width 1s cubic-bezier(0.1, 0.2, 0.3, 1) 0s, top 1s ease 0s',
      sides,
      'width 1s cubic-bezier(0.1, 0.2, 0.3, 1) 0s',
    ],
    ['top 1s cubic-bezier(0.1, 0.2, 0.3, 1) 0s, width 1s ease 0s', sides, 'width 1s ease 0s'],
    ['top 300ms ease 0ms', ['top'], 'none'],
    ['all 0.3s ease 0s', ['top'], 'all 0.3s ease 0s'],
    ['none', ['top'], 'none'],
    ['', ['top'], ''],
    [undefined, ['top'], ''],
  ])('%j', (transition, properties, expected) => {
    expect(trimTransition(transition, properties)).toBe(expected);
  });
});

test.each([
  ['et-l et-l--header', 10_010],
  ['et-l et-l--footer', 9990],
  ['et-l et-l--body', 10_000],
  ['et-l et-l--post', 10_000],
])('a module in %s lies in layer %d [S4.55c, S4.55d, S4.55e]', (layout, layer) => {
  document.body.innerHTML = `<div class="${layout}"><div id="module"></div></div>`;
  expect(layerOf(document.getElementById('module') as HTMLElement)).toBe(layer);
});
