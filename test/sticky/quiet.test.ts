import { describe, expect, test, vi } from 'vitest';
import { stickyAfterwards, stickyInBuilder } from '../../src/sticky/lazy';
import { withSticky } from './sticky-page';

const open = withSticky();
const html = `<div class="et_pb_section"><div class="et_pb_column" id="one"><div class="m">m</div>
  </div><div class="et_pb_column" id="two"></div></div>`;
const raw = { selector: '.m', position: 'top' };
const box = { left: 120, top: 200, width: 960, height: 100 };
const places = { '.m': box, '.n': box, '.et_pb_section': { top: 0, width: 1200, height: 1000 } };
const { documentElement: root } = document;

describe('while the page scrolls and nothing changes', () => {
  test('other features are notified of a module once', async () => {
    const { scrollTo, changed } = await open({ html, entries: { m: raw }, places, y: 500 });
    scrollTo(510);
    scrollTo(520);
    expect(changed).toEqual([['m', true, false]]);
  });

  test.each([
    ['in its place', 0, 50],
    ['stuck', 500, 510],
    ['held back out of sight', 3000, 3010],
  ])('nothing is written for a module that is %s', async (_, y, next) => {
    const { scrollTo, module } = await open({
      html,
      entries: { m: { ...raw, bottomLimit: 'section' } },
      places,
      y,
    });
    const written = [root, module('.m')].map(({ style }) => vi.spyOn(style, 'setProperty'));
    scrollTo(next);
    for (const write of written) expect(write).not.toHaveBeenCalled();
  });

  test('a released module keeps the height of its column for as long as it fades', async () => {
    const { scrollTo, find } = await open({
      html: `<style>.m { transition: width 1s ease 0s } #one { height: 345px }</style>${html}`,
      entries: { m: raw },
      places,
      y: 500,
    });
    scrollTo(20);
    scrollTo(0);
    expect(find('#one').style.height).toBe('345px');
  });
});

describe('a module that is stuck on other devices only', () => {
  test('is not measured, nor is its page', async () => {
    const { module, page, grow } = await open({
      html,
      entries: { m: { ...raw, position: { desktop: 'none', phone: 'top' } } },
      places,
    });
    const measured = vi.spyOn(module('.m'), 'getBoundingClientRect');
    const height = vi.fn(() => 5000);
    Object.defineProperty(root, 'scrollHeight', { configurable: true, get: height });
    grow([page.document.body, 3000]);
    vi.advanceTimersByTime(50);
    expect(measured).not.toHaveBeenCalled();
    expect(height).not.toHaveBeenCalled();
  });
});

test.each([
  ['wide, as a line of the page that has no height yet,', { width: 960, height: 0 }, true],
  ['high alone', { width: 0, height: 100 }, true],
  ['hidden', { width: 0, height: 0 }, false],
])('a module that is %s is stuck or not', async (_, size, expected) => {
  const { isStuck } = await open({
    html,
    entries: { m: raw },
    places: { '.m': { ...box, ...size } },
    y: 500,
  });
  expect(isStuck('.m')).toBe(expected);
});

test('a column that another script removes with its stuck module keeps no height set by Skerry', async () => {
  const { find, page, grow } = await open({
    html: `<style>.m { transition: width 1s ease 0s } #one { height: 345px }</style>${html}`,
    entries: { m: raw },
    places,
    y: 500,
  });
  const column = find('#one');
  column.remove();
  grow([page.document.body, 3000]);
  vi.advanceTimersByTime(50);
  expect(column.hasAttribute('style')).toBe(false);
  expect(column.innerHTML.trim()).toBe('<div class="m">m</div>');
});

test('a module that is inserted later leaves one that is stuck as it is', async () => {
  const { find, page, module, received, isStuck } = await open({
    html,
    entries: { m: raw, n: { selector: '.n', position: 'top' } },
    places,
    y: 500,
  });
  find('#two').innerHTML = '<p class="n">n</p>';
  page.bus.emit('content:found', { root: module('.n') });
  expect(isStuck('.n')).toBe(true);
  expect(received).toEqual(['ETBuilderStickyStart m', 'ETBuilderStickyStart n']);
});

test('without the lazy chunk modules are stuck all the same, and the missing file is named', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const late: readonly unknown[] = [stickyAfterwards.load, stickyInBuilder.load];
  const { page, isStuck } = await open({
    html,
    entries: { m: raw },
    places,
    y: 500,
    mode: { isBuilder: true, builderType: 'vb' },
    pageParts: {
      load: (chunk) => (late.includes(chunk) ? Promise.reject(new Error('offline')) : chunk()),
    },
  });
  expect(isStuck('.m')).toBe(true);
  expect(page.report.faults.map(({ source }) => source)).toEqual([
    'sticky: focus, public stores',
    'sticky in a builder',
  ]);
});

test('a module is below the full height of the theme’s header with all its content', async () => {
  const { styleOf } = await open({
    html: `<div id="main-header" style="position: fixed"><b>Logo</b></div>${html}`,
    bodyClass: 'et_fixed_nav',
    entries: { m: raw },
    places: { ...places, '#main-header.et-fixed-header:has(b)': { height: 54 } },
    y: 500,
  });
  expect(styleOf('.m', 'top')).toBe('54px');
});
