import { describe, expect, test, vi } from 'vitest';
import { withSticky } from './sticky-page';

const open = withSticky();
const column = (inside: string, id: string) =>
  `<div class="et_pb_column" id="${id}">${inside}</div>`;
const html = column('<div class="m">m</div>', 'one');
const raw = { selector: '.m', position: 'top' };
const box = { left: 120, top: 200, width: 960, height: 100 };
const withTransition = (value: string) =>
  `<style>.m, .n { transition: ${value} } .et_pb_column { height: 345px }</style>`;

describe('a module that is released', () => {
  test('before its styles have applied keeps its own', async () => {
    const { module, scrollTo } = await open({
      html,
      entries: { m: { ...raw, stickyStyles: { width: '400px' } } },
      places: { '.m': box },
      y: 500,
    });
    vi.advanceTimersByTime(20);
    scrollTo(0);
    vi.advanceTimersByTime(1000);
    expect(module('.m').hasAttribute('style')).toBe(false);
  });

  test.each([
    ['width 300ms ease 0s', 300],
    ['width 0.25s ease 0s', 250],
    ['width 2s ease 1s', 2000],
    ['none', 0],
  ])('with the transition "%s" has its column at its height for %d ms', async (transition, ms) => {
    const { find, scrollTo } = await open({
      html: withTransition(transition) + html,
      entries: { m: raw },
      places: { '.m': box },
      y: 500,
    });
    scrollTo(0);
    const { style } = find('#one');
    if (ms) vi.advanceTimersByTime(ms - 1);
    expect(style.height).toBe('345px');
    vi.advanceTimersByTime(1);
    expect(style.height).toBe('');
  });

  test('after its page was measured has the time of its own transition, not of its copy', async () => {
    const { find, scrollTo, page, grow } = await open({
      html: `${withTransition('width 1s ease 0s')}
        <style>.et_pb_sticky_placeholder { transition: none }</style>${html}`,
      entries: { m: raw },
      places: { '.m': box },
      y: 500,
    });
    grow([page.document.body, 3000]);
    vi.advanceTimersByTime(50);
    scrollTo(0);
    vi.advanceTimersByTime(999);
    expect(find('#one').style.height).toBe('345px');
  });

  test('together with another one leaves neither column at a height set by Skerry', async () => {
    const { find, scrollTo } = await open({
      html: withTransition('width 1s ease 0s') + html + column('<p class="n">n</p>', 'two'),
      entries: { m: raw, n: { selector: '.n', position: 'top' } },
      places: { '.m': box, '.n': { ...box, top: 400 } },
      y: 600,
    });
    scrollTo(0);
    const heights = () => ['#one', '#two'].map((selector) => find(selector).style.height);
    expect(heights()).toEqual(['345px', '345px']);
    vi.advanceTimersByTime(1000);
    expect(heights()).toEqual(['', '']);
  });

  test('because the page ends leaves no height and no motion behind', async () => {
    const { find, module, stop } = await open({
      html: withTransition('width 1s ease 0s') + html,
      entries: {
        m: {
          ...raw,
          stickyStyles: { position_origin_r: 'top_left', vertical_offset: '5px' },
        },
      },
      places: { '.m': box },
      y: 500,
    });
    stop();
    expect(find('#one').hasAttribute('style')).toBe(false);
    expect(module('.m').hasAttribute('style')).toBe(false);
  });

  test('while the editor shows its sticky look and the page ends has its own again', async () => {
    const { module, stop } = await open({
      html: column('<div class="m et_pb_sticky--editing">m</div>', 'one'),
      entries: { m: raw },
      places: { '.m': box },
      y: 500,
    });
    stop();
    expect(module('.m').className).toBe('m et_pb_sticky--editing');
  });

  test.each([
    ['no distance', { position_origin_r: 'top_left' }],
    ['a distance that is none', { position_origin_r: 'top_left', vertical_offset: 'auto' }],
    ['a distance from its middle', { position_origin_r: 'center_center', vertical_offset: '9px' }],
  ])('with %s to its offset returns at once', async (_, stickyStyles) => {
    const { module, scrollTo } = await open({
      html: withTransition('top 1s ease 0s') + html,
      entries: { m: { ...raw, stickyStyles } },
      places: { '.m': box },
      motion: 'full',
      y: 500,
    });
    scrollTo(0);
    expect(module('.m').hasAttribute('style')).toBe(false);
  });

  test('and is stuck again has one copy, and none in the end', async () => {
    const { scrollTo } = await open({ html, entries: { m: raw }, places: { '.m': box }, y: 500 });
    const copies = () => document.querySelectorAll('.et_pb_sticky_placeholder').length;
    scrollTo(0);
    scrollTo(500);
    expect(copies()).toBe(1);
    scrollTo(0);
    expect(copies()).toBe(0);
  });
});

test('a module that another script has removed is released, and its copy is removed with it', async () => {
  const { module, copy, page, grow, received } = await open({
    html: html + column('<p class="n">n</p>', 'two'),
    entries: { m: raw, n: { selector: '.n', position: 'top' } },
    places: { '.m': box, '.n': { ...box, top: 400 } },
    y: 600,
  });
  module('.m').remove();
  grow([page.document.body, 3000]);
  vi.advanceTimersByTime(50);
  expect(copy('.m')).toBe(null);
  expect(received.at(-1)).toBe('ETBuilderStickyEnd m');
  expect(page.stores.$stuck.get()).toHaveLength(1);
});

test('what counts its distance from the top knows which modules can be stuck there', async () => {
  const { page, module, stop } = await open({
    html: ['m', 'n', 'b', 'x'].map((name) => column(`<p class="${name}">x</p>`, name)).join(''),
    entries: {
      m: raw,
      n: { selector: '.n', position: 'top_bottom' },
      b: { selector: '.b', position: 'bottom' },
      x: { selector: '.x', position: 'none' },
    },
    places: { '.m': box, '.n': box, '.b': box, '.x': box },
  });
  const { $stuck } = page.stores;
  expect($stuck.get().map(({ element }) => element)).toEqual([module('.m'), module('.n')]);
  stop();
  expect($stuck.get()).toEqual([]);
});

describe('a module that may be stuck at either edge', () => {
  test('moves from one to the other if the page jumps', async () => {
    const { scrollTo, received, styleOf } = await open({
      html,
      entries: { m: { ...raw, position: 'top_bottom' } },
      places: { '.m': { ...box, top: 2000 } },
    });
    expect(styleOf('.m', 'bottom')).toBe('0px');
    scrollTo(3000);
    expect(styleOf('.m', 'top')).toBe('0px');
    expect(styleOf('.m', 'bottom')).toBe('auto');
    expect(received).toEqual([
      'ETBuilderStickyStart m',
      'ETBuilderStickyEnd m',
      'ETBuilderStickyStart m',
    ]);
  });
});

describe('a module that its limit holds back', () => {
  const places = { '.m': box, '.et_pb_section': { top: 0, width: 1200, height: 1000 } };
  const section = `<div class="et_pb_section">${html}</div>`;
  const entries = { m: { ...raw, topOffset: '20px', bottomLimit: 'section' } };

  test.each([
    [880, ''],
    [900, '0 -20px'],
    [1600, '0 -720px'],
    [1800, '0 -920px'],
    [1801, '0 -920px'],
    [5000, '0 -920px'],
  ])('moves with it until it is a window out of sight: at %d by "%s"', async (y, expected) => {
    const { scrollTo, styleOf } = await open({ html: section, entries, places, y: 500 });
    scrollTo(y);
    expect(styleOf('.m', 'translate')).toBe(expected);
  });

  test('at the bottom moves down with it', async () => {
    const { styleOf } = await open({
      html: section,
      entries: { m: { ...raw, position: 'bottom', topLimit: 'section' } },
      places: {
        '.m': { ...box, top: 2000 },
        '.et_pb_section': { top: 1000, width: 1200, height: 2000 },
      },
      y: 270,
    });
    expect(styleOf('.m', 'translate')).toBe('0 30px');
  });

  test('is at the edge again once it is no longer held back', async () => {
    const { scrollTo, styleOf } = await open({ html: section, entries, places, y: 950 });
    expect(styleOf('.m', 'translate')).toBe('0 -70px');
    scrollTo(600);
    expect(styleOf('.m', 'translate')).toBe('');
    scrollTo(0);
    scrollTo(950);
    expect(styleOf('.m', 'translate')).toBe('0 -70px');
  });
});
