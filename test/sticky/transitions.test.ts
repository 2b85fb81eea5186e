import { expect, test, vi } from 'vitest';
import { withSticky } from './sticky-page';

const open = withSticky();
const raw = { selector: '.m', position: 'top' };
const box = { left: 120, top: 200, width: 960, height: 100 };
const stick = (transition: string, stickyStyles: object, more: object = {}) =>
  open({
    html: `<style>.m { transition: ${transition} }</style>
      <div class="et_pb_column"><div class="m">m</div></div>`,
    entries: { m: { ...raw, stickyStyles, ...more } },
    places: { '.m': box },
    motion: 'full',
    y: 500,
  });
const moved = { position_origin_r: 'top_left', vertical_offset: '5px', horizontal_offset: '9px' };
const own = 'color 1s ease 0s';

test.each([
  ['its greatest width', 'max-width 1s ease 0s', { width: '400px' }],
  ['the place that it is moved from', 'top 1s ease 0s', moved],
  ['the side that it is moved from', 'left 1s ease 0s', moved],
])(
  'a module that is stuck does not start with a transition of %s',
  async (_, transition, stickyStyles) => {
    const { styleOf } = await stick(`${transition}, ${own}`, stickyStyles);
    expect(styleOf('.m', 'transition')).toBe(own);
  },
);

test.each([
  ['that is not moved', { width: '400px' }, {}],
  ['whose owner wants none where it is moved', moved, { transition: 'off' }],
])('a module %s keeps the transition of its place', async (_, stickyStyles, more) => {
  const { styleOf } = await stick(`top 1s ease 0s, ${own}`, stickyStyles, more);
  expect(styleOf('.m', 'transition')).toBe('');
});

test('a module that was moved to a side returns from there', async () => {
  const { scrollTo, styleOf } = await stick('top 1s ease 0s, color 2s ease 0s', moved);
  scrollTo(0);
  expect(['top', 'left', 'transition'].map((name) => styleOf('.m', name))).toEqual([
    '5px',
    '9px',
    'color 2s ease 0s',
  ]);
});

test('a module that is measured while it returns keeps its transitions for the next time', async () => {
  const { scrollTo, styleOf, page, grow } = await stick('top 1s ease 0s, color 2s ease 0s', moved);
  const stuck = styleOf('.m', 'transition');
  expect(stuck).toBe('color 2s ease 0s');
  scrollTo(0);
  grow([page.document.body, 3000]);
  vi.advanceTimersByTime(50);
  scrollTo(500);
  expect(styleOf('.m', 'transition')).toBe(stuck);
});

test.each([
  ['another width', { width: '400px' }, '400px', 'width 1s ease 0s'],
  ['nothing else', {}, '960px', 'width 1s ease 0s'],
  ['no transition of its own', {}, '960px', 'none'],
])(
  'where no motion is wanted a stuck module with %s changes at once',
  async (_, stickyStyles, width, own) => {
    const { styleOf, page, grow } = await open({
      html: `<style>.m { transition: ${own} }</style>
      <div class="et_pb_column"><div class="m">m</div></div>`,
      entries: { m: { ...raw, stickyStyles } },
      places: { '.m': box },
      motion: 'reduce',
      y: 500,
    });
    expect(styleOf('.m', 'transition')).toBe('none');
    vi.advanceTimersByTime(50);
    expect([styleOf('.m', 'width'), styleOf('.m', 'transition')]).toEqual([width, 'none']);
    grow([page.document.body, 3000]);
    vi.advanceTimersByTime(50);
    expect(styleOf('.m', 'transition')).toBe('none');
  },
);

test.each([
  ['', ['', '']],
  ['margin-left: 5px', ['0px', '']],
])('a module with the margins "%s" keeps those that are not set', async (margins, expected) => {
  const { styleOf } = await open({
    html: `<style>.m { ${margins} }</style><div class="et_pb_column"><div class="m">m</div></div>`,
    entries: { m: raw },
    places: { '.m': box },
    y: 500,
  });
  expect(['margin-left', 'margin-right'].map((name) => styleOf('.m', name))).toEqual(expected);
});

test('a slider whose slides have other texts while it is stuck has its own afterwards', async () => {
  const { find, scrollTo } = await open({
    html: `<div class="et_pb_column"><div class="m"><div class="et_pb_slider">
      <p class="et_pb_slide" data-background-layout="light" data-background-layout-sticky="dark"></p>
      </div></div></div>`,
    entries: { m: raw },
    places: { '.m': box },
    y: 500,
  });
  expect(find('.et_pb_sticky .et_pb_slider').className).toBe('et_pb_slider et_pb_bg_layout_dark');
  scrollTo(0);
  expect(find('.et_pb_slider').className).toBe('et_pb_slider');
});
