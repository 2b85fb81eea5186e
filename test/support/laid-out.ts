import { atom } from 'nanostores';
import { afterEach, beforeEach, vi } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import type { Start } from '../../src/runtime/definition';
import type { Page } from '../../src/runtime/page';
import { breakpointOf, type Viewport } from '../../src/runtime/stores/viewport';
import { createShopPage } from '../shop/shop-page';

/** In pixels; `top` is relative to the document. */
export interface Box {
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
  readonly isShown?: boolean;
}

type Options = NonNullable<Parameters<typeof createShopPage>[0]> & {
  readonly width?: number;
  readonly height?: number;
  /** Height of the whole document in pixels. */
  readonly pageHeight?: number;
  /** The initial scroll position in pixels. */
  readonly y?: number;
  /** Boxes of elements, by selector; other elements have no size and position. */
  readonly boxes?: Readonly<Record<string, Box>>;
};

const fix = (target: object, values: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { configurable: true, value });
  }
};

/** Gives an element the measurements that happy-dom does not compute. */
export const layOut = (element: HTMLElement, { top = 0, width = 0, height = 0, ...box }: Box) =>
  fix(element, {
    offsetWidth: width,
    offsetHeight: height,
    clientWidth: width,
    clientHeight: height,
    offsetParent: (box.isShown ?? true) ? element.ownerDocument.body : null,
    getBoundingClientRect: () => new DOMRect(0, top - window.scrollY, width, height),
  });

const view = (width: number, height: number): Viewport => {
  fix(window, { innerWidth: width, innerHeight: height });
  fix(document.documentElement, { clientWidth: width, clientHeight: height });
  return { width, height, breakpoint: breakpointOf(width) };
};

/** A page whose window, elements and scroll position have the sizes that a test gives. */
export const createLaidOutPage = ({
  width = 1200,
  height = 800,
  pageHeight = 5000,
  y = 0,
  boxes = {},
  ...options
}: Options) => {
  const shop = createShopPage(options);
  const $viewport = atom(view(width, height));
  const $scroll = atom({ x: 0, y });
  fix(window, { scrollY: y });
  fix(document.documentElement, { scrollHeight: pageHeight });
  vi.spyOn(window, 'scrollTo').mockImplementation((to) =>
    fix(window, { scrollY: (to as ScrollToOptions).top }),
  );
  for (const [selector, box] of Object.entries(boxes)) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) layOut(element, box);
  }
  let ids = 0;
  const page: Page = {
    ...shop.page,
    stores: { ...shop.page.stores, $viewport, $scroll },
    nextId: () => `skerry-${(ids += 1)}`,
  };
  return {
    ...shop,
    page,
    server: document.body.outerHTML,
    press(selector: string, type = 'click', init: object = {}) {
      const Kind = type === 'keydown' ? KeyboardEvent : MouseEvent;
      const event = new Kind(type, { bubbles: true, cancelable: true, ...init });
      shop.find(selector).dispatchEvent(event);
      return event;
    },
    /** The visitor scrolls. */
    scrollTo(top: number) {
      fix(window, { scrollY: top });
      $scroll.set({ x: 0, y: top });
    },
    resize: (wide: number, high = height) => $viewport.set(view(wide, high)),
    find: shop.find,
    has: (selector: string, name: string) => shop.find(selector).classList.contains(name),
    style: (selector: string, property: string) =>
      shop.find(selector).style.getPropertyValue(property),
  };
};

/** Starts controllers that end after each test; the test controls the clock. */
export const withLayout = () => {
  let end = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    end();
    end = () => {};
    vi.useRealTimers();
  });
  return (start: Start, options: Options) => {
    const page = createLaidOutPage(options);
    const stop = startInScope(page.page, 'test', start);
    end = () => {
      stop();
      page.clear();
    };
    return { ...page, stop };
  };
};
