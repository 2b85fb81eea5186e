import { expect, test, vi } from 'vitest';
import { withSticky } from './sticky-page';

const open = withSticky();
const html = `<div class="et_pb_section"><div class="et_pb_column">
  <div class="m">m</div><div class="n">n</div></div></div>`;
const top = { selector: '.m', position: 'top', topOffset: '20px' };
const { style } = document.documentElement;
const covered = () => [style.scrollPaddingTop, style.scrollPaddingBottom];

test('what is linked to does not end up below a module that is stuck at the top', async () => {
  const { scrollTo, stop } = await open({
    html,
    entries: { m: top },
    places: { '.m': { top: 200, width: 900, height: 100, stuck: { height: 60 } } },
  });
  expect(covered()).toEqual(['', '']);
  scrollTo(500);
  expect(covered()).toEqual(['80px', '']);
  scrollTo(0);
  expect(covered()).toEqual(['', '']);
  scrollTo(500);
  stop();
  expect(document.documentElement.hasAttribute('style')).toBe(false);
});

test('what is linked to does not end up below a module that is stuck at the bottom', async () => {
  await open({
    html,
    entries: { m: { selector: '.m', position: 'bottom', bottomOffset: '5px' } },
    places: { '.m': { top: 3000, width: 900, height: 100 } },
  });
  expect(covered()).toEqual(['', '105px']);
});

test.each([
  ['first', '120px', { m: top, n: { selector: '.n', position: 'top', offsetSurrounding: 'off' } }],
  ['second', '165px', { n: { selector: '.n', position: 'top', topOffset: '5px' }, m: top }],
])(
  'of two stuck modules the one that reaches further counts: the %s',
  async (_, padding, entries) => {
    await open({
      html,
      entries,
      places: {
        '.m': { top: 200, width: 900, height: 100 },
        '.n': { top: 300, width: 900, height: 40 },
      },
      y: 500,
    });
    expect(covered()).toEqual([padding, '']);
  },
);

test.each([
  ['half as wide as the window', { width: 600, height: 100 }, '120px'],
  ['narrower than that', { width: 599, height: 100 }, ''],
  [
    'half as high as the window, with its distance from the edge',
    { width: 900, height: 380 },
    '400px',
  ],
  ['higher than that', { width: 900, height: 381 }, ''],
])('room is kept for a stuck module that is %s or not', async (_, size, expected) => {
  await open({ html, entries: { m: top }, places: { '.m': { top: 200, ...size } }, y: 500 });
  expect(covered()).toEqual([expected, '']);
});

test('room that the site keeps itself stays while no module covers any', async () => {
  const { scrollTo } = await open({
    html,
    entries: { m: top },
    places: { '.m': { top: 200, width: 900, height: 100 } },
    y: 500,
  });
  scrollTo(0);
  style.scrollPaddingTop = '33px';
  const { page, grow } = await open({
    html,
    entries: { m: top },
    places: { '.m': { top: 200, width: 100, height: 100 } },
  });
  grow([page.document.body, 3000]);
  vi.advanceTimersByTime(50);
  expect(covered()).toEqual(['33px', '']);
  style.scrollPaddingTop = '';
});

test('a module that its limit holds back covers nothing of what is linked to', async () => {
  const { scrollTo, changed } = await open({
    html,
    entries: { m: { ...top, bottomLimit: 'section' } },
    places: {
      '.m': { top: 200, width: 900, height: 100 },
      '.et_pb_section': { top: 0, width: 1200, height: 1000 },
    },
    y: 500,
  });
  expect(covered()).toEqual(['120px', '']);
  scrollTo(950);
  expect(covered()).toEqual(['', '']);
  scrollTo(600);
  expect(covered()).toEqual(['120px', '']);
  expect(changed).toEqual([
    ['m', true, false],
    ['m', true, true],
    ['m', true, false],
  ]);
});

test('a module that has grown while it is stuck covers more', async () => {
  const { places, page, grow } = await open({
    html,
    entries: { m: top },
    places: { '.m': { top: 200, width: 900, height: 100 } },
    y: 500,
  });
  places['.m'] = { top: 200, width: 900, height: 150 };
  grow([page.document.body, 3000]);
  vi.advanceTimersByTime(50);
  expect(covered()).toEqual(['170px', '']);
});
