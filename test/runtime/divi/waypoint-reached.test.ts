import { afterEach, describe, expect, test, vi } from 'vitest';
import { waypoint } from '../../../src/runtime/divi/waypoint';
import { createShopPage } from '../../shop/shop-page';
import { createObservers } from '../../support/observers';

type Seen = Partial<Omit<IntersectionObserverEntry, 'boundingClientRect' | 'rootBounds'>> & {
  readonly boundingClientRect?: Partial<DOMRect>;
  readonly rootBounds?: Partial<DOMRect> | null;
};
let clear = () => {};
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page whose window is 600 px high, with an element that is observed. */
const open = (html: string, globals: Readonly<Record<string, unknown>> = {}) => {
  const { Observer, options, notify, watched } = createObservers();
  Object.assign(window, { IntersectionObserver: Observer });
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(600);
  const shop = createShopPage({ html, globals });
  clear = shop.clear;
  const reached = vi.fn();
  const stop = waypoint(shop.page, shop.find('#it'), reached);
  const see = ({ boundingClientRect = {}, ...more }: Seen) => {
    const box = { width: 100, height: 50, top: 0, bottom: 50, ...boundingClientRect };
    notify({
      target: shop.find('#it'),
      isIntersecting: false,
      rootBounds: { bottom: 600 },
      ...more,
      boundingClientRect: box,
    });
    return reached.mock.calls.length;
  };
  return { ...shop, see, stop, watched, options: options as IntersectionObserverInit[], reached };
};
const row = (contents: string) => `<div class="et_pb_row">${contents}</div>`;
const section = (contents: string) => `<div class="et_pb_section">${contents}</div>`;
const it = '<p id="it"></p>';
const amid = section(row(it)) + section(row(''));
const last = section(row('')) + section(row('') + row(it));

describe('an element is reached', () => {
  test.each<[what: string, html: string, seen: Seen, times: number]>([
    [
      'as soon as its top is in view',
      amid,
      { boundingClientRect: { top: 599, bottom: 900 }, isIntersecting: true },
      1,
    ],
    ['not before', amid, { boundingClientRect: { top: 601, bottom: 900 } }, 0],
    [
      'when a jump has left it behind',
      amid,
      { boundingClientRect: { top: -900, bottom: -800 } },
      1,
    ],
    ['at the very edge', amid, { boundingClientRect: { top: 600, bottom: 700 } }, 1],
    [
      'not in a closed panel',
      amid,
      { boundingClientRect: { width: 0, height: 0 }, isIntersecting: true },
      0,
    ],
    [
      'though it is a line without height',
      amid,
      { boundingClientRect: { height: 0 }, isIntersecting: true },
      1,
    ],
    ['though it has no width', amid, { boundingClientRect: { width: 0 }, isIntersecting: true }, 1],
    [
      'in the last row only with its bottom',
      last,
      { boundingClientRect: { top: 500, bottom: 700 }, isIntersecting: true },
      0,
    ],
    [
      'in the last row once its bottom is there',
      last,
      { boundingClientRect: { top: 500, bottom: 601 } },
      1,
    ],
    [
      'in the last row a pixel before not',
      last,
      { boundingClientRect: { top: 500, bottom: 602 } },
      0,
    ],
    [
      'in the last row at once where it is higher than the window',
      last,
      { boundingClientRect: { top: 500, bottom: 1100, height: 600 } },
      1,
    ],
    [
      'in the last row not far below, however high it is',
      last,
      { boundingClientRect: { top: 2000, bottom: 3000, height: 1000 } },
      0,
    ],
    [
      'in the last row of a section that others follow with its top',
      section(row(it)) + section(''),
      { boundingClientRect: { top: 500, bottom: 700 }, isIntersecting: true },
      1,
    ],
    [
      'in the last row of the content with its top, where a footer of sections follows',
      `<div>${section(row(it))}</div><footer>${section(row(''))}</footer>`,
      { boundingClientRect: { top: 500, bottom: 700 }, isIntersecting: true },
      1,
    ],
    [
      'in a row that others follow with its top',
      section(row(it) + row('')),
      { boundingClientRect: { top: 500, bottom: 700 }, isIntersecting: true },
      1,
    ],
    [
      'outside of rows with its top',
      it,
      { boundingClientRect: { top: 500, bottom: 700 }, isIntersecting: true },
      1,
    ],
    [
      'by the window if root bounds are missing',
      amid,
      { boundingClientRect: { top: 600, bottom: 700 }, rootBounds: null },
      1,
    ],
  ])('%s', (_, html, seen, times) => {
    const { see } = open(html);
    expect(see(seen)).toBe(times);
  });

  test('once, and is not looked at any more', () => {
    const { see, watched } = open(amid);
    see({ boundingClientRect: { top: 900 } });
    expect(watched()).toHaveLength(1);
    see({ isIntersecting: true });
    expect(watched()).toEqual([]);
  });

  test('never after its end', () => {
    const { stop, watched } = open(amid);
    stop();
    expect(watched()).toEqual([]);
  });

  test('though much of the page was jumped over, and with each quarter that is seen', () => {
    const { options } = open(amid);
    expect(Number.parseFloat(options[0]?.rootMargin ?? '')).toBeGreaterThan(1_000_000);
    expect(options[0]?.rootMargin).toMatch(/px 0px 0px$/);
    expect(options[0]?.threshold).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test.each([
    ['the window', {}, null],
    [
      'what the site scrolls in',
      { waypoints_options: { context: ['.none', '.pane', 'div'] } },
      'pane',
    ],
    [
      'the window where a selector of the site is none',
      { waypoints_options: { context: ['::'] } },
      null,
    ],
  ])('within %s', (_, et_pb_custom, root) => {
    const { options } = open(`<div class="pane"><div>${it}</div></div>`, { et_pb_custom });
    expect((options[0]?.root as Element | null)?.className ?? null).toBe(root);
  });
});

test('where the site ignores waypoints it is reached at once', () => {
  const { reached, options } = open(amid, { et_pb_custom: { ignore_waypoints: 'yes' } });
  expect(reached).toHaveBeenCalledTimes(1);
  expect(options).toEqual([]);
});

test('a browser without IntersectionObserver reaches everything at once', () => {
  const shop = createShopPage({ html: it });
  clear = shop.clear;
  const reached = vi.fn();
  const bare = { innerHeight: 600 } as unknown as typeof shop.page.window;
  waypoint({ ...shop.page, window: bare }, shop.find('#it'), reached)();
  expect(reached).toHaveBeenCalledTimes(1);
});
