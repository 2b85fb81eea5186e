import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditorWindows } from '../../src/builder/scroll/editor-windows';
import { isMobileDevice } from '../../src/builder/library';

const html = document.documentElement;
const fix = (values: Readonly<Record<string, number>>) => {
  for (const [name, value] of Object.entries(values))
    vi.spyOn(html, name as 'scrollHeight', 'get').mockReturnValue(value);
};
/** The styles of each scrollable box at the time it was measured. */
const boxes: (readonly string[])[] = [];
let bar = 15;
let lockScroll: (windows: EditorWindows) => () => void;
const windows = (builderType = 'vb'): EditorWindows => ({ top: window, app: window, builderType });
const padding = () => html.style.paddingRight;

beforeEach(async () => {
  bar = 15;
  boxes.length = 0;
  document.body.innerHTML = '<div id="main-header"></div>';
  html.removeAttribute('style');
  vi.spyOn(HTMLDivElement.prototype, 'clientWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const { position, visibility, overflow, width, height } = this.style;
    boxes.push([position, visibility, overflow, width, height, String(this.isConnected)]);
    return Number.parseInt(width, 10) - bar;
  });
  // The module caches its measurement.
  vi.resetModules();
  ({ lockScroll } = await import('../../src/builder/scroll/lock-scroll'));
});
afterEach(() => {
  document.body.replaceChildren();
  html.removeAttribute('style');
  vi.restoreAllMocks();
});

test('the page does not jump if its scrollbar disappears: the bar’s width stays free', () => {
  fix({ scrollHeight: 3000, clientHeight: 800 });
  const unlock = lockScroll(windows());
  expect(padding()).toBe('15px');
  expect(document.getElementById('main-header')?.style.width).toBe('calc(100% - 15px)');
  unlock();
  expect([padding(), document.getElementById('main-header')?.style.width]).toEqual(['0px', '']);
});

test('the width of a scrollbar is measured out of sight, once, and nothing of it is left', () => {
  fix({ scrollHeight: 3000, clientHeight: 800 });
  lockScroll(windows())();
  expect(boxes).toEqual([['absolute', 'hidden', 'scroll', '100px', '100px', 'true']]);
  expect(document.body.children).toHaveLength(1);
  bar = 20;
  lockScroll(windows());
  expect(padding()).toBe('15px');
});

test('an overlay scrollbar takes no space, and is measured again', () => {
  fix({ scrollHeight: 3000, clientHeight: 800 });
  bar = 0;
  lockScroll(windows())();
  bar = 1;
  const unlock = lockScroll(windows());
  expect(padding()).toBe('1px');
  unlock();
  bar = 20;
  lockScroll(windows());
  expect(padding()).toBe('1px');
});

test.each([
  ['that does not scroll', 'vb', 800],
  ['of the back-end builder', 'bfb', 3000],
])('a page %s has no scrollbar to leave room for', (_, builderType, scrollHeight) => {
  fix({ scrollHeight, clientHeight: 800 });
  lockScroll(windows(builderType));
  expect(padding()).toBe('0px');
});

test.each([
  [{ TouchEvent: class {}, ontouchstart: null }, 1024, true],
  [{ TouchEvent: class {}, ontouchstart: null }, 1025, false],
  [{ TouchEvent: class {} }, 400, false],
  [{ ontouchstart: null }, 400, false],
  [{}, 400, false],
])(
  'a window with %o, %i pixels wide, is one of a mobile device: %s [S9.24a, S9.24b]',
  (has, width, is) => {
    const document = { documentElement: { clientWidth: width } };
    expect(isMobileDevice({ document, ...has } as unknown as Window)).toBe(is);
  },
);
