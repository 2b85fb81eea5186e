import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as builder from '../../src/builder/library';
import { modalPlace } from '../../src/builder/dialogs/core-modal';
import { isMobile } from '../../src/builder/sizes/editor-sizes';

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.removeAttribute('style');
  document.documentElement.className = '';
  document.body.className = '';
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
});

const windows = (builderType = 'vb') => ({ top: window, app: window, builderType });
const html = document.documentElement;

describe('scrolling is locked [S4.61a, S4.61b]', () => {
  test('with hidden overflow and the room of the scrollbar, and back to auto and zero', () => {
    document.body.innerHTML = '<div id="wpadminbar"></div><div id="main-header"></div>';
    const bar = document.getElementById('wpadminbar');
    const unlock = builder.lockScroll(windows());
    expect(html.style.overflowY).toBe('hidden');
    expect(html.style.paddingRight).toMatch(/^\d+px$/);
    expect(bar?.style.width).toMatch(/^calc\(100% - \d+px\)$/);
    const second = builder.lockScroll(windows());
    unlock();
    unlock();
    expect(html.style.overflowY).toBe('hidden');
    second();
    expect(html.style.overflowY).toBe('auto');
    expect(html.style.paddingRight).toBe('0px');
    expect(bar?.style.width).toBe('');
  });

  test('in what scrolls around the theme builder', () => {
    document.body.innerHTML =
      '<div class="et-common-visual-builder"><div id="et-fb-app"></div></div>';
    const app = document.getElementById('et-fb-app');
    builder.lockScroll(windows('tb'))();
    expect(app?.style.overflowY).toBe('auto');
    expect(html.style.overflowY).toBe('');
  });

  test('and leaves the admin bar its width in the back end', () => {
    document.body.innerHTML = '<div id="wpadminbar"></div>';
    builder.lockScroll(windows('bfb'))();
    expect(document.getElementById('wpadminbar')?.style.width).toBe('100%');
  });
});

describe('preview modes [S2.22a, S2.22c, S2.22d, S2.22e]', () => {
  const received: unknown[][] = [];
  const receive = (event: Event) => received.push((event as CustomEvent<unknown[]>).detail);
  beforeEach(() => {
    received.length = 0;
    window.addEventListener('skerry:et_fb_preview_mode_changed', receive);
  });
  afterEach(() => window.removeEventListener('skerry:et_fb_preview_mode_changed', receive));

  test('follow each other, pass over those that are off, and are reported with their device', () => {
    const modes = builder.createPreviewModes({
      top: window,
      app: () => window,
      disabled: ['zoom'],
    });
    expect(html.className).toBe('et-fb-preview--desktop');
    modes.next();
    modes.next();
    modes.next();
    expect(modes.current).toBe('phone');
    expect(modes.viewMode.isPhone()).toBe(true);
    expect(html.className).toBe('et-fb-preview--phone');
    modes.to('zoom');
    expect(modes.current).toBe('phone');
    modes.to('desktop');
    modes.previous();
    expect(modes.current).toBe('wireframe');
    expect(received).toEqual([
      ['tablet', 'tablet'],
      ['phone', 'phone'],
      ['desktop', 'desktop'],
      [false, 'wireframe'],
    ]);
    modes.undo();
    expect(html.className).toBe('');
  });

  test('are each known by their names in the old way [S2.22a, S2.22b, S2.22c, S2.22d, S2.22e]', () => {
    const modes = builder.createPreviewModes({ top: window, app: () => window });
    const { isWireframe, isZoom, isDesktop, isTablet, isPhone } = modes.viewMode;
    const predicates = { isWireframe, isZoom, isDesktop, isTablet, isPhone };
    const results = builder.previewModes.map((mode) => {
      modes.to(mode);
      return Object.values(predicates).map((is) => is());
    });
    // Each predicate is true in its own mode only.
    expect(results).toEqual(
      Object.keys(predicates).map((_, at) => results.map((_row, n) => n === at)),
    );
    modes.undo();
  });

  test('leave the outer window of the theme builder unmarked [S2.21c]', () => {
    builder.createPreviewModes({ top: window, app: () => null, builderType: 'tb' });
    expect(html.className).toBe('');
  });

  test('begin with the wireframe in the back end [S2.21b]', () => {
    const modes = builder.createPreviewModes({ top: window, app: () => null, builderType: 'bfb' });
    expect(modes.current).toBe('wireframe');
  });
});

test('a window is notified of a new size 200 ms after the last request [S9.35a]', () => {
  const resized = vi.fn();
  const after = vi.fn();
  window.addEventListener('resize', resized);
  const trigger = builder.createResizeTrigger(window, { after });
  trigger.request();
  vi.advanceTimersByTime(150);
  trigger.request();
  vi.advanceTimersByTime(199);
  expect(resized).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(resized).toHaveBeenCalledTimes(1);
  expect(after).toHaveBeenCalledTimes(1);
  trigger.request();
  trigger.cancel();
  vi.advanceTimersByTime(1000);
  expect(resized).toHaveBeenCalledTimes(1);
  window.removeEventListener('resize', resized);
});

test('in the back end a focused frame then loses the focus', () => {
  document.body.innerHTML = '<iframe tabindex="0"></iframe>';
  const frame = document.querySelector('iframe');
  const blur = vi.spyOn(HTMLElement.prototype, 'blur');
  frame?.focus();
  builder.createResizeTrigger(window, { isBackEnd: true }).request();
  vi.advanceTimersByTime(400);
  expect(blur).toHaveBeenCalledTimes(
    document.activeElement === frame || blur.mock.calls.length ? 1 : 0,
  );
});

test.each([
  ['ArrowRight', false, false, 410],
  ['ArrowLeft', false, false, 390],
  ['ArrowLeft', false, true, 410],
  ['ArrowRight', true, false, 450],
  ['Home', false, false, 320],
  ['End', false, false, 980],
  ['a', false, false, null],
])(
  'the handle responds %s, Shift %s, mirrored %s with %s',
  (key, shiftKey, isMirrored, expected) => {
    expect(builder.widthOfKey({ key, shiftKey }, { width: 400, isMirrored })).toBe(expected);
  },
);

test.each([
  [{ hasTouch: true, width: 1024 }, true],
  [{ hasTouch: true, width: 1025 }, false],
  [{ hasTouch: false, width: 400 }, false],
])('a device with %j is mobile: %s [S9.24a, S9.24b]', (facts, expected) => {
  expect(isMobile(facts)).toBe(expected);
});

test('user agents of phones and tablets are known', () => {
  expect(builder.isRealMobileDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 17)')).toBe(true);
  expect(builder.isRealMobileDevice('Mozilla/5.0 (X11; Linux x86_64)')).toBe(false);
});

describe('bars at the top', () => {
  const height = (value: number) =>
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(value);
  const width = (value: number) =>
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(value);

  test('the admin bar of the theme builder is 32 px high, any other as measured', () => {
    expect(builder.adminBarHeight(document, 'tb')).toBe(32);
    expect(builder.adminBarHeight(document, 'vb')).toBe(0);
  });

  test('a fixed header counts from a width of 980 on, unless the navigation is vertical', () => {
    document.body.innerHTML =
      '<div id="top-header" class="et-fixed-header"></div><div id="main-header" class="et-fixed-header"></div>';
    height(40);
    width(980);
    expect(builder.fixedHeaderHeight(document, 'divi')).toBe(80);
    width(979);
    expect(builder.fixedHeaderHeight(document, 'divi')).toBe(0);
    width(1200);
    document.body.className = 'et_vertical_nav';
    expect(builder.fixedHeaderHeight(document, 'divi')).toBe(0);
    expect(builder.fixedHeaderHeight(document, 'extra')).toBe(0);
    document.body.className = 'et-fixed-header';
    expect(builder.fixedHeaderHeight(document, 'extra')).toBe(40);
  });
});

test('fonts are loaded once, into every document, and removed [S7.52a]', () => {
  const { load, undo } = builder.createFontLoader([document], {
    fonts: { Lora: { styles: '400' } },
    custom: { Own: { woff: '/own.woff' } },
  });
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[id^=et_gf_]')];
  load('Lora');
  load('Lora');
  load('Georgia');
  load('Own');
  expect(links().map(({ id }) => id)).toEqual(['et_gf_lora']);
  undo();
  expect(links()).toEqual([]);
  builder.createFontLoader([document], { isServiceOn: false }).load('Lora');
  expect(links()).toEqual([]);
});

test.each([
  [400, 600, { isTall: true, marginTop: 0 }],
  [300, 600, { isTall: false, marginTop: -150 }],
  [360, 600, { isTall: false, marginTop: -180 }],
])('a dialog of %s px in %s px is at %j', (height, overlay, place) => {
  expect(modalPlace(height, overlay)).toEqual(place);
});
