// @vitest-environment happy-dom
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Environment } from '../../src/sticky/environment';
import { startSticky } from '../../src/sticky/start-sticky';
import { startInScope } from '../../src/runtime/controller-scope';
import type { Page } from '../../src/runtime/page';
import { createShopPage, type ShopPage } from '../shop/shop-page';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const bars = { always: 0, surrounding: 0 };
const desktop = { width: 1200, height: 800, breakpoint: 'desktop' as string };

let shop: ShopPage;
let stop: () => void;
let received: string[];
const record = ({ type }: Event) => received.push(type);

/** One module, 100 px high, 200 px from the top of a page that is scrolled by 500 px. */
const start = (more: Record<string, unknown> = {}, size = 100) => {
  shop = createShopPage({
    html: '<div class="et_pb_section"><div class="et_pb_column"><div class="m">x</div></div></div>',
    globals: { et_pb_sticky_elements: { m: { selector: '.m', position: 'top', ...more } } },
  });
  const place = { now: { left: 0, top: 200, width: size * 4, height: size } };
  const scroll = { now: 500 };
  let scrolled = () => {};
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const isSection = this.matches('.et_pb_section');
    return (isSection ? { left: 0, top: 0, width: 960, height: 550 } : place.now) as DOMRect;
  });
  const $viewport = atom(desktop);
  const page = { ...shop.page, stores: { ...shop.page.stores, $viewport } } as unknown as Page;
  const environment: Environment = {
    view: () => ({ scroll: scroll.now, height: 800 }),
    onScroll: (run) => {
      scrolled = run;
      return () => {};
    },
    bars: () => ({ top: bars, bottom: bars }),
    watched: [],
  };
  stop = startInScope(page, 'sticky', (scope) => startSticky(scope, environment));
  const element = shop.find('.m:not(.et_pb_sticky_placeholder)');
  return {
    element,
    place,
    $viewport,
    copies: () => shop.doc.querySelectorAll('.et_pb_sticky_placeholder').length,
    isStuck: () => element.classList.contains('et_pb_sticky'),
    scrollTo(top: number) {
      scroll.now = top;
      scrolled();
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Observer);
  received = [];
  for (const type of ['ETBuilderStickyStart', 'ETBuilderStickyEnd']) {
    window.addEventListener(type, record);
  }
});
afterEach(() => {
  stop();
  for (const type of ['ETBuilderStickyStart', 'ETBuilderStickyEnd']) {
    window.removeEventListener(type, record);
  }
  shop.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a stuck module is fixed, and a copy keeps its place [S4.55a, S4.55b]', () => {
  const { element, copies, isStuck } = start();
  expect(isStuck()).toBe(true);
  expect(element.style.position).toBe('fixed');
  expect(copies()).toBe(1);
});

test('at its end the copy is removed at once, and the parent’s inline size with the transition [S4.56a, S4.56b]', () => {
  const real = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = real(element);
    return new Proxy(style, {
      get: (all, name) =>
        name === 'transition' ? 'all 0.4s ease' : (Reflect.get(all, name) as unknown),
    });
  });
  const { element, copies, scrollTo } = start();
  scrollTo(0);
  expect(copies()).toBe(0);
  expect(element.style.position).toBe('');
  const column = shop.find('.et_pb_column');
  vi.advanceTimersByTime(399);
  expect(column.getAttribute('style')).not.toBe(null);
  vi.advanceTimersByTime(1);
  expect(column.getAttribute('style')).toBe(null);
});

test('another device ends what is stuck and starts it again, by what holds there [S4.57]', () => {
  const { $viewport, isStuck } = start({
    position: { desktop: 'top', tablet: 'top', phone: 'none' },
  });
  received = [];
  $viewport.set({ width: 900, height: 800, breakpoint: 'tablet' });
  expect(received).toEqual(['ETBuilderStickyEnd', 'ETBuilderStickyStart']);
  received = [];
  $viewport.set({ width: 600, height: 800, breakpoint: 'phone' });
  expect(received).toEqual(['ETBuilderStickyEnd']);
  expect(isStuck()).toBe(false);
});

test('a header that has changed its height starts again what is held back, and nothing else [S4.58]', () => {
  const { scrollTo } = start({ bottomLimit: 'section' });
  received = [];
  scrollTo(460);
  window.dispatchEvent(new CustomEvent('ETDiviFixedHeaderTransitionEnd'));
  expect(received).toEqual(['ETBuilderStickyEnd', 'ETBuilderStickyStart']);
  scrollTo(300);
  received = [];
  window.dispatchEvent(new CustomEvent('ETDiviFixedHeaderTransitionEnd'));
  expect(received).toEqual([]);
});

test('a module without a box is not stuck [S5.24j]', () => {
  expect(start({}, 0).isStuck()).toBe(false);
});
