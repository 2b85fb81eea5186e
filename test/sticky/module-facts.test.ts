import { beforeEach, describe, expect, test } from 'vitest';
import { frameStyles } from '../../src/sticky/builder/create-frames';
import { decide, type Geometry } from '../../src/sticky/decide';
import { described } from '../../src/sticky/publish-stores';
import { findModules } from '../../src/sticky/find-modules';
import { makePlaceholder } from '../../src/sticky/create-sticking';
import type { StickyModule } from '../../src/sticky/sticky-module';
import { settingsOn } from '../../src/sticky/settings-on';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div class="et-l et-l--header"><div class="et_pb_equal_columns">
    <div class="et_pb_column et_pb_column_0 et_pb_sticky_module"></div></div></div>
    <div class="et_pb_text_0 et_pb_sticky_module"><p class="et_pb_text_1 et_pb_sticky_module"></p></div>
    <div class="et_pb_button_0_wrapper"><a class="et_pb_button_0 et_pb_sticky_module"></a></div>
    <div class="et_pb_text_2 et_pb_sticky_module et_pb_sticky_placeholder"></div>
    <div class="et_pb_text_2 et_pb_sticky_module" id="real"></div>`;
});

describe('the modules of a page', () => {
  const entry = (selector: unknown) => ({ selector, position: 'top' });

  test('are found by their selector, in the order of the entries [S3.23a]', () => {
    const found = findModules(document, {
      b: entry('.et_pb_button_0_wrapper'),
      a: entry('.et_pb_text_0'),
    });
    expect(found.map(({ id, element }) => [id, element.className])).toEqual([
      ['b', 'et_pb_button_0_wrapper'],
      ['a', 'et_pb_text_0 et_pb_sticky_module'],
    ]);
  });

  test('are no modules inside other stuck ones [S3.30]', () => {
    expect(findModules(document, { in: entry('.et_pb_text_1') })).toEqual([]);
  });

  test('are not the copies that keep a place', () => {
    const [found] = findModules(document, { c: entry('.et_pb_text_2') });
    expect(found?.element.id).toBe('real');
  });

  test.each([undefined, 7, '', ')', '.gone', 'a{}', '.x:not('])('are none by %j', (selector) => {
    expect(findModules(document, { bad: entry(selector), no: null, list: [] })).toEqual([]);
    expect(findModules(document, { many: entry(['.et_pb_text_0']) })).toEqual([]);
  });
});

test('a copy keeps the place and nothing else: no names, no ids, no sources, no scripts [S4.55a]', () => {
  document.body.innerHTML = `<div id="m" class="et_pb_code_0" data-address="0.1.2">
    <label for="r">R</label><input id="r" type="radio" name="g" checked>
    <iframe src="about:blank"></iframe><video src="/b" autoplay poster="/c"><source src="/d"></video>
    <img src="/e" loading="lazy" alt=""><script>1</script></div>`;
  const copy = makePlaceholder(find('#m'), 'et_pb_code_0');
  expect(copy.outerHTML).not.toMatch(
    / (id|name|for|autoplay|poster|loading)=|script|about|\/[bcd]"/,
  );
  expect(copy.querySelector('img')?.getAttribute('src')).toBe('/e');
  expect(copy.className).toBe('et_pb_code_0 et_pb_sticky_placeholder');
  expect(copy.dataset).toMatchObject({
    stickyPlaceholderId: 'et_pb_code_0',
    address: 'placeholder-0.1.2',
  });
  expect(copy.inert).toBe(true);
  expect(copy.getAttribute('aria-hidden')).toBe('true');
  expect(find('#m').outerHTML).toContain('name="g"');
});

test('an image of several formats in a copy is the file that the page has already', () => {
  document.body.innerHTML = `<div id="m"><picture><source srcset="/small.webp" type="image/webp">
    <img src="/large.jpg" alt=""></picture></div>`;
  const copy = makePlaceholder(find('#m'), 'm');
  expect(copy.querySelector('source')?.getAttribute('srcset')).toBe('/small.webp');
});

test('a video that waits for consent in a stuck module is not loaded twice when the visitor agrees', () => {
  document.body.innerHTML = `<div id="m"><iframe data-cky-src="https://video.test/1"></iframe>
    <iframe data-src="https://video.test/2" data-cookieyes="cookieyes-analytics"></iframe></div>`;
  const copy = makePlaceholder(find('#m'), 'm');
  expect(copy.querySelectorAll('iframe')).toHaveLength(2);
  expect(copy.outerHTML).not.toContain('video.test');
  expect(find('#m').outerHTML).toContain('data-cky-src="https://video.test/1"');
});

const box = (top: number, height: number) => ({
  top,
  left: 120,
  right: 1080,
  bottom: top + height,
  width: 960,
  height,
});

const moduleOf = (selector: string, more: object = {}): StickyModule => {
  const raw = { selector, position: 'top', topOffset: '20px', bottomLimit: 'section' };
  return {
    id: 'm',
    raw,
    element: find(selector),
    settings: settingsOn(raw, 'desktop'),
    flow: box(300, 100),
    heightSticky: 80,
    widthSticky: 960,
    paddingSticky: '4px',
    margins: [1, 2],
    marginsSticky: [3, 4],
    limit: { top: null, bottom: { ...box(0, 1300), container: document.body } },
    lists: { top: [{ id: 'a' }], bottom: undefined },
    offset: { top: 20, bottom: 0 },
    surrounding: { top: 0, bottom: 0 },
    isSticky: true,
    isPaused: true,
    edge: 'top',
    ...more,
  } as unknown as StickyModule;
};

describe('the data of a module that other scripts receive', () => {
  test('is its state, its sizes and its places [S3.25a, S3.25b, S3.25c, S3.25d, S3.25e, S3.25f, S3.25g, S3.25h, S3.25i, S3.25j, S3.25k, S3.25l, S3.25m] [S3.26b, S3.26c, S3.26d, S3.26e, S3.26f] [S3.27a] [S3.28a, S3.28b]', () => {
    expect(described(moduleOf('.et_pb_column_0'), 800)).toMatchObject({
      id: 'm',
      position: 'top',
      isSticky: true,
      isPaused: true,
      pauseScrollTop: 1300 - (80 + 20),
      height: 100,
      heightSticky: 80,
      width: 960,
      widthSticky: 960,
      paddingSticky: '4px',
      marginLeft: 1,
      marginRight: 2,
      marginLeftSticky: 3,
      marginRightSticky: 4,
      offsets: { top: 300, left: 120, right: 1080, bottom: 400 },
      customTopOffset: 20,
      customBottomOffset: 0,
      topLimitSettings: null,
      bottomLimitSettings: {
        limit: 'section',
        height: 1300,
        width: 960,
        offsets: { top: 0, left: 120, right: 1080, bottom: 1300 },
      },
      topOffsetModules: ['a'],
      bottomOffsetModules: undefined,
      isEqualizedColumn: true,
      isInHeader: true,
      isInFooter: false,
    });
  });

  test('is how far it may go up: the container, its size and its place [S3.26a, S3.26c, S3.26d, S3.26e, S3.26f]', () => {
    const raw = { selector: '.et_pb_text_0', position: 'bottom', topLimit: 'row' };
    const module = moduleOf('.et_pb_text_0', {
      raw,
      settings: settingsOn(raw, 'desktop'),
      limit: { top: { ...box(200, 700), container: document.body }, bottom: null },
    });
    expect(described(module, 800)).toMatchObject({
      topLimitSettings: {
        limit: 'row',
        height: 700,
        width: 960,
        offsets: { top: 200, left: 120, right: 1080, bottom: 900 },
      },
      bottomLimitSettings: null,
    });
  });

  test.each([
    ['et-l--header', true, false],
    ['et-l--footer', false, true],
    ['et-l--body', false, false],
  ])('is whether it is in %s [S3.28b, S3.28c]', (area, isInHeader, isInFooter) => {
    document.body.innerHTML = `<div class="et-l ${area}"><p><i class="et_pb_text_0"></i></p></div>`;
    expect(described(moduleOf('.et_pb_text_0'), 800)).toMatchObject({ isInHeader, isInFooter });
  });

  test('has no place where it is held back while it is not [S3.25c, S3.25d]', () => {
    expect(described(moduleOf('.et_pb_text_0', { isPaused: false }), 800)).toMatchObject({
      pauseScrollTop: undefined,
      isInHeader: false,
      isEqualizedColumn: false,
    });
  });

  test('has the place at the bottom edge from the window as well (W2) [S3.25d]', () => {
    const limit = { top: { ...box(1200, 400), container: document.body }, bottom: null };
    const offset = { top: 0, bottom: 30 };
    const module = moduleOf('.et_pb_text_0', { edge: 'bottom', limit, offset, heightSticky: 100 });
    expect(described(module, 800)['pauseScrollTop']).toBe(530);
  });
});

describe('in a frame that an outer window scrolls', () => {
  const geometry = (more: Partial<Geometry>): Geometry => ({
    flow: { top: 200, height: 100 },
    heightSticky: 100,
    offset: { top: 20, bottom: 30 },
    surrounding: { top: 0, bottom: 0 },
    limit: { top: null, bottom: { bottom: 1000 } },
    ...more,
  });
  const topAt = (
    position: 'top' | 'bottom',
    view: { scroll: number; height: number },
    of: Geometry,
  ) => frameStyles(decide(position, view, of), of, view)['top'];

  test.each([
    [181, '201px'],
    [500, '520px'],
    [880, '900px'],
    [900, '900px'],
  ])('a module at the top of it is at scroll %d at %s', (scroll, top) => {
    expect(topAt('top', { scroll, height: 800 }, geometry({}))).toBe(top);
  });

  test.each([
    [91 * 2, '202px'],
    [440 * 2, '900px'],
  ])('zoomed, distances count twice: %d is at %s', (scroll, top) => {
    expect(topAt('top', { scroll, height: 1600 }, geometry({}))).toBe(top);
  });

  test.each([
    [530, '1200px'],
    [531, '1201px'],
    [829, '1499px'],
    [830, undefined],
  ])('a module at the bottom is at scroll %d at %s', (scroll, top) => {
    const of = geometry({
      flow: { top: 1500, height: 100 },
      limit: { top: { top: 1200 }, bottom: null },
    });
    expect(topAt('bottom', { scroll, height: 800 }, of)).toBe(top);
  });
});
