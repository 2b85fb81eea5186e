import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToAddress } from '../../src/builder/library';

const html = document.documentElement;
let frames: (() => void)[] = [];
let now = 0;
let at = 0;
const places: number[] = [];

/** Sets the position of an element on a page that is not scrolled. */
const setTop = (selector: string, top: number) => {
  const element = document.querySelector(selector) as HTMLElement;
  element.getBoundingClientRect = () => ({ top: top - at }) as DOMRect;
};
const setReducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches }) as MediaQueryList);
const paintAt = (time: number) => {
  now = time;
  for (const frame of frames.splice(0)) frame();
};
const open = (body = '') => {
  document.body.innerHTML = `<div data-address="0.1">x</div>${body}`;
  setTop('[data-address]', 2000);
};
const scroll = (builderType = 'vb', mode?: 'zoom' | 'tablet') =>
  scrollToAddress({ top: window, app: window, builderType }, '0.1', mode);
/** Whether the promise of a scroll has settled. */
const isDone = async (scrolling: Promise<void>) => {
  const pending = Symbol('pending');
  return (await Promise.race([scrolling, Promise.resolve(pending)])) !== pending;
};

beforeEach(() => {
  frames = [];
  now = 1000;
  at = 0;
  places.length = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.spyOn(window.performance, 'now').mockImplementation(() => now);
  vi.spyOn(html, 'scrollTop', 'get').mockImplementation(() => at);
  html.scrollTo = ((options: ScrollToOptions) => {
    at = options.top ?? 0;
    places.push(at);
    expect(options.behavior).toBe('instant');
  }) as typeof html.scrollTo;
  setReducedMotion(false);
});
afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(html, 'scrollTo');
  vi.unstubAllGlobals();
});

test('a module is scrolled to at the pace of the editor, slow at both ends', async () => {
  open();
  const scrolling = scroll();
  expect(places).toEqual([0]);
  paintAt(1200);
  expect(at).toBeCloseTo(292.9, 0);
  paintAt(1400);
  expect(at).toBeCloseTo(1000, 5);
  expect(await isDone(scrolling)).toBe(false);
  paintAt(1800);
  expect(at).toBe(2000);
  expect(frames).toEqual([]);
  expect(await isDone(scrolling)).toBe(true);
});

test('under reduced motion it is there at once', async () => {
  setReducedMotion(true);
  open();
  const scrolling = scroll();
  expect(places).toEqual([2000]);
  expect(frames).toEqual([]);
  expect(await isDone(scrolling)).toBe(true);
});

test.each([
  ['zoom', 'vb', '', 1000],
  [undefined, 'vb', '<div id="et-boc"></div>', 1900],
  [undefined, 'tb', '<div id="et-boc"></div>', 2000],
  [undefined, 'bfb', '<div id="et-bfb-app-frame"></div><div id="wpadminbar"></div>', 2268],
  [undefined, 'vb', '<div id="et-bfb-app-frame"></div><div id="wpadminbar"></div>', 2000],
  [undefined, 'bfb', '<div id="et-bfb-app-frame"></div>', 2300],
  [undefined, 'bfb', '<div id="wpadminbar"></div>', 1968],
] as const)(
  'in mode %s of the builder %s with “%s” around it that is %i',
  (mode, type, body, place) => {
    setReducedMotion(true);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(32);
    open(body);
    if (body.includes('et-boc')) setTop('#et-boc', 100);
    if (body.includes('app-frame')) setTop('#et-bfb-app-frame', 300);
    void scroll(type, mode);
    expect(places).toEqual([place]);
  },
);

test('from a page that is scrolled already the way is shorter', () => {
  at = 1500;
  open();
  void scroll();
  expect(places).toEqual([1500]);
  paintAt(1800);
  expect(places.at(-1)).toBe(2000);
});

test.each([
  ['no module has the address', () => open(''), '9'],
  [
    'the module is there already',
    () => {
      at = 2000;
      open();
    },
    '0.1',
  ],
])('nothing moves where %s', async (_, prepare, address) => {
  prepare();
  const scrolling = scrollToAddress({ top: window, app: window, builderType: 'vb' }, address);
  expect(places).toEqual([]);
  expect(await isDone(scrolling)).toBe(true);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a visitor who scrolls manually with %s is left alone',
  async (type) => {
    open();
    const scrolling = scroll();
    const event = (timeStamp: number) =>
      Object.defineProperty(new Event(type), 'timeStamp', { value: timeStamp });
    window.dispatchEvent(event(1000));
    expect(await isDone(scrolling)).toBe(false);
    window.dispatchEvent(event(1001));
    expect(await isDone(scrolling)).toBe(true);
    paintAt(1400);
    expect(places).toEqual([0]);
  },
);

test('the next scrolling replaces the one before', async () => {
  open();
  const first = scroll();
  const second = scroll();
  expect([await isDone(first), await isDone(second)]).toEqual([true, false]);
  paintAt(1800);
  expect(places).toEqual([0, 0, 2000]);
});

test('content below a header is reckoned with also where the page is scrolled already', () => {
  setReducedMotion(true);
  at = 500;
  open('<div id="et-boc"></div>');
  setTop('#et-boc', 100);
  void scroll();
  expect(places).toEqual([1900]);
});
