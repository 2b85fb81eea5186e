import { afterEach, beforeEach, vi } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import type { Page } from '../../src/runtime/page';
import { start as startSticky } from '../../src/sticky';
// Imported here so that lazy code is loaded in time.
import '../../src/sticky/keep-focus-visible';
import '../../src/sticky/builder';
import { settle } from '../shop/shop-page';
import { createLaidOutPage } from '../support/laid-out';
import { createObservers } from '../support/observers';

/** The position of a module in the document, and its size while stuck, in pixels. */
export interface Place {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
  readonly stuck?: { readonly width?: number; readonly height?: number };
}

type Options = Omit<Parameters<typeof createLaidOutPage>[0], 'boxes'> & {
  /** The printed entries, by id. */
  readonly entries: Readonly<Record<string, unknown>>;
  /** By selector, the first that matches; other elements have no size and position. */
  readonly places?: Readonly<Record<string, Place>>;
  readonly mode?: Partial<Page['mode']>;
  /** Without it nothing changes automatically. */
  readonly pageParts?: Partial<Page>;
};

const px = (text: string) => parseFloat(text) || 0;

/** The layout that happy-dom does not compute: positions in the flow, and fixed elements in the window. */
const layOutPlaces = (places: Record<string, Place>) => {
  const placeOf = (element: Element) =>
    Object.entries(places).find(([selector]) => element.matches(selector))?.[1] ?? {};
  const sizeOf = (element: Element) => {
    const { width = 0, height = 0, stuck } = placeOf(element);
    return element.classList.contains('et_pb_sticky')
      ? { width, height, ...stuck }
      : { width, height };
  };
  const boxOf = (element: HTMLElement) => {
    const { left = 0, top = 0 } = placeOf(element);
    const { width, height } = sizeOf(element);
    const { style } = element;
    if (style.position !== 'fixed')
      return new DOMRect(left - window.scrollX, top - window.scrollY, width, height);
    const moved = px(style.getPropertyValue('translate').split(' ')[1] ?? '');
    const isAtTop = style.top !== 'auto';
    const y = isAtTop ? px(style.top) : window.innerHeight - px(style.bottom) - height;
    return new DOMRect(px(style.left), y + moved, width, height);
  };
  const { prototype } = HTMLElement;
  vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function read(this: HTMLElement) {
    return boxOf(this);
  });
  vi.spyOn(prototype, 'getClientRects').mockImplementation(function read(this: HTMLElement) {
    return [boxOf(this)].filter(({ height }) => height > 0) as unknown as DOMRectList;
  });
  vi.spyOn(prototype, 'offsetHeight', 'get').mockImplementation(function read(this: HTMLElement) {
    return sizeOf(this).height;
  });
  vi.spyOn(prototype, 'offsetWidth', 'get').mockImplementation(function read(this: HTMLElement) {
    return sizeOf(this).width;
  });
};

/** Pages with sticky modules; the test controls the clock, and everything ends after each test. */
export const withSticky = () => {
  let end = () => {};
  let sizes: ReturnType<typeof createObservers>;

  beforeEach(() => {
    vi.useFakeTimers();
    sizes = createObservers();
    vi.stubGlobal('ResizeObserver', sizes.Observer);
  });
  afterEach(() => {
    end();
    end = () => {};
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  return async ({ entries, places = {}, mode, pageParts, globals, ...options }: Options) => {
    const page = createLaidOutPage({
      ...options,
      globals: { et_pb_sticky_elements: entries, ...globals },
    });
    const now = { ...places };
    layOutPlaces(now);
    const received: string[] = [];
    const record = (event: Event) =>
      received.push(
        `${event.type} ${(event as CustomEvent<{ stickyId: string }>).detail.stickyId}`,
      );
    const types = ['ETBuilderStickyStart', 'ETBuilderStickyEnd'];
    for (const type of types) window.addEventListener(type, record);
    const stickyPage: Page = {
      ...page.page,
      ...pageParts,
      mode: { ...page.page.mode, ...mode },
    };
    const changed: unknown[] = [];
    stickyPage.bus.on('sticky:changed', ({ id, isSticky, isPaused }) =>
      changed.push([id, isSticky, isPaused]),
    );
    const stop = startInScope(stickyPage, 'sticky', startSticky);
    end = () => {
      stop();
      for (const type of types) window.removeEventListener(type, record);
      page.clear();
    };
    await settle();
    const modules = (selector: string) => `${selector}:not(.et_pb_sticky_placeholder)`;
    return {
      ...page,
      page: stickyPage,
      stop,
      /** Changing it moves the elements. */
      places: now,
      /** Events that other scripts receive: name and id. */
      received,
      /** Changes that other features receive: id, stuck, held back. */
      changed,
      isWatched: (element: Element) => sizes.watched().includes(element),
      module: (selector: string) => page.find(modules(selector)),
      copy: (selector: string) =>
        document.querySelector<HTMLElement>(`${selector}.et_pb_sticky_placeholder`),
      styleOf: (selector: string, property: string) =>
        page.find(modules(selector)).style.getPropertyValue(property),
      isStuck: (selector: string) =>
        page.find(modules(selector)).classList.contains('et_pb_sticky'),
      /** The browser reports sizes to the resize observers. */
      grow: (...heights: readonly (readonly [target: Element, height: number])[]) =>
        sizes.notify(
          ...heights.map(([target, blockSize]) => ({ target, borderBoxSize: [{ blockSize }] })),
        ),
    };
  };
};
