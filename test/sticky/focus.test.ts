// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { withSticky } from './sticky-page';

const open = withSticky();

const html = `<div class="et_pb_column"><div class="m"><a href="#" id="inside">in</a></div>
  <div class="n">n</div><div class="b">b</div><a href="#" id="link">link</a></div>`;
const entries = {
  m: { selector: '.m', position: 'top' },
  n: { selector: '.n', position: 'top', offsetSurrounding: 'off' },
  b: { selector: '.b', position: 'bottom' },
};
const places = {
  '.m': { left: 100, top: 200, width: 500, height: 100 },
  '.n': { left: 100, top: 300, width: 500, height: 40 },
  '.b': { left: 100, top: 3000, width: 500, height: 60 },
};

/** An element gets the keyboard focus, and the browser renders a frame. */
const focus = (element: HTMLElement, isVisible = true) => {
  const matches = element.matches.bind(element);
  vi.spyOn(element, 'matches').mockImplementation((selector) =>
    selector === ':focus-visible' ? isVisible : matches(selector),
  );
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};
const withLink = async (link: object, y = 1000) => {
  const scrolledBy = vi.fn();
  vi.stubGlobal('scrollBy', scrolledBy);
  const page = await open({ html, entries, places: { ...places, '#link': link }, y });
  const frame = () => vi.advanceTimersByTime(20);
  return { ...page, frame, scrolledBy };
};

test.each([
  ['half below the one at the top', { left: 100, top: 1090, width: 50, height: 20 }, -10],
  ['below both at the top', { left: 100, top: 1020, width: 50, height: 20 }, -80],
  ['below the one at the bottom', { left: 100, top: 1770, width: 50, height: 20 }, 50],
  ['in sight', { left: 100, top: 1400, width: 50, height: 20 }, null],
  ['right below', { left: 100, top: 1100, width: 50, height: 20 }, null],
  ['right above the one at the bottom', { left: 100, top: 1720, width: 50, height: 20 }, null],
  ['to the left of them', { left: 50, top: 1020, width: 50, height: 20 }, null],
  ['to the right of them', { left: 600, top: 1020, width: 50, height: 20 }, null],
])('a focused element that is %s scrolls into view', async (_, link, top) => {
  const { find, frame, scrolledBy } = await withLink(link);
  focus(find('#link'));
  expect(scrolledBy).not.toHaveBeenCalled();
  frame();
  expect(scrolledBy.mock.calls).toEqual(top === null ? [] : [[{ top, behavior: 'instant' }]]);
});

const covered = { left: 100, top: 1020, width: 50, height: 20 };

test('nothing moves for a press of the mouse, nor once the page has ended this', async () => {
  const { find, frame, scrolledBy, stop } = await withLink(covered);
  focus(find('#link'), false);
  frame();
  focus(find('#link'));
  stop();
  frame();
  focus(find('#link'));
  frame();
  expect(scrolledBy).not.toHaveBeenCalled();
});

test('nothing moves for what is not stuck there any more', async () => {
  const { find, frame, scrolledBy, scrollTo } = await withLink({ ...covered, top: 10 });
  scrollTo(0);
  focus(find('#link'));
  frame();
  expect(scrolledBy).not.toHaveBeenCalled();
});

test('a page that has scrolled to the focus is looked at as it is then', async () => {
  const { find, frame, isStuck } = await withLink(covered, 100);
  expect(isStuck('.m')).toBe(false);
  focus(find('#link'));
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 1000 });
  frame();
  expect(isStuck('.m')).toBe(true);
});

test.each([
  ['above the window', -10, 1],
  ['below the window', 781, 1],
  ['at the upper edge', 0, 0],
  ['at the lower edge', 780, 0],
])(
  'what has the focus in a stuck module that is held back, %s, scrolls to its place or not',
  async (_, top, times) => {
    const { module, copy, find, frame, scrolledBy } = await withLink({});
    const scrolled = vi.fn();
    (copy('.m') as HTMLElement).scrollIntoView = scrolled;
    const inside = module('.m').querySelector('a') as HTMLElement;
    inside.getBoundingClientRect = () => new DOMRect(100, top, 50, 20);
    focus(inside);
    frame();
    expect(scrolled).toHaveBeenCalledTimes(times);
    if (times) expect(scrolled).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' });
    expect(scrolledBy).not.toHaveBeenCalled();
    expect(find('#link')).toBeTruthy();
  },
);

describe('a link beside a stuck module', () => {
  const at = (top: number) => ({ left: 100, top: 1000 + top, width: 50, height: 20 });
  test.each([
    ['in the room above it', 'top', 10],
    ['that ends where it begins', 'top', 40],
    ['in the room below it', 'bottom', 760],
    ['that begins where it ends', 'bottom', 740],
  ])('%s stays where it is', async (_, position, top) => {
    const scrolledBy = vi.fn();
    vi.stubGlobal('scrollBy', scrolledBy);
    const { find, isStuck } = await open({
      html,
      entries: { m: { selector: '.m', position, topOffset: '60px', bottomOffset: '60px' } },
      places: {
        '.m': { left: 100, top: position === 'top' ? 200 : 3000, width: 500, height: 100 },
        '#link': at(top),
      },
      y: 1000,
    });
    expect(isStuck('.m')).toBe(true);
    focus(find('#link'));
    vi.advanceTimersByTime(20);
    expect(scrolledBy).not.toHaveBeenCalled();
  });

  test('in a module that is not stuck scrolls out from below the stuck one', async () => {
    const { module, isStuck, frame, scrolledBy } = await withLink({}, 250);
    expect([isStuck('.m'), isStuck('.n')]).toEqual([true, false]);
    const inside = module('.n');
    inside.getBoundingClientRect = () => new DOMRect(100, 90, 50, 20);
    focus(inside);
    frame();
    expect(scrolledBy.mock.calls).toEqual([[{ top: -10, behavior: 'instant' }]]);
  });
});
