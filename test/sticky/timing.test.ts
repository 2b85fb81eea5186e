// @vitest-environment happy-dom
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start as startBuilder } from '../../src/sticky/builder';
import { createSticking } from '../../src/sticky/create-sticking';
import type { Environment } from '../../src/sticky/environment';
import type { StickyModule } from '../../src/sticky/sticky-module';
import { settingsOn } from '../../src/sticky/settings-on';
import { startSticky } from '../../src/sticky/start-sticky';
import type { StickyPage } from '../../src/sticky/sticky-page';
import { createTimers } from '../../src/sticky/timers';
import { createControllerScope, startInScope } from '../../src/runtime/controller-scope';
import { createChanges } from '../../src/runtime/kit';
import type { Page } from '../../src/runtime/page';
import { createShopPage, type ShopPage } from '../shop/shop-page';

interface Report {
  readonly target: Element;
  readonly borderBoxSize: readonly { readonly blockSize: number }[];
}
let grow: (reports: readonly Report[]) => void;
class Observer {
  constructor(callback: (reports: readonly Report[]) => void) {
    grow = callback;
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const bars = { always: 0, surrounding: 0 };
/** Its `bars` are read once per measurement. */
const createEnvironment = () => {
  const measured = vi.fn(() => ({ top: bars, bottom: bars }));
  const environment: Environment = {
    view: () => ({ scroll: 0, height: 800 }),
    onScroll: () => () => {},
    bars: measured,
    watched: [],
  };
  return { environment, measured };
};
const entry = { selector: '.m', position: 'top' };

let shop: ShopPage;
let stop: () => void;
const viewport = { width: 1200, height: 800, breakpoint: 'desktop' as const };
const open = () => {
  shop = createShopPage({
    html: '<div class="et_pb_column"><div class="m">x</div></div>',
    globals: { et_pb_sticky_elements: { m: entry } },
  });
  const $viewport = atom<typeof viewport>(viewport);
  const page: Page = { ...shop.page, stores: { ...shop.page.stores, $viewport } };
  return { page, $viewport };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Observer);
  stop = () => {};
});
afterEach(() => {
  stop();
  shop.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const start = () => {
  const { page, $viewport } = open();
  const { environment, measured } = createEnvironment();
  stop = startInScope(page, 'sticky', (scope) => startSticky(scope, environment));
  vi.advanceTimersByTime(1000);
  measured.mockClear();
  /** Expects the measurement after exactly that time. */
  const expectAt = (ms: number) => {
    vi.advanceTimersByTime(ms - 1);
    expect(measured).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(measured).toHaveBeenCalledTimes(1);
  };
  return { $viewport, expectAt, find: shop.find };
};

test('a window of another width is measured 50 ms later [S9.31a]', () => {
  const { $viewport, expectAt } = start();
  $viewport.set({ ...viewport, width: 1100 });
  expectAt(50);
});

test('a window of another height is measured 50 ms later [S9.31b]', () => {
  const { $viewport, expectAt } = start();
  $viewport.set({ ...viewport, height: 700 });
  expectAt(50);
});

test('a document of another size is measured 50 ms after the last change [S9.31c]', () => {
  const { expectAt } = start();
  const report = { target: document.body, borderBoxSize: [{ blockSize: 3000 }] };
  grow([report]);
  vi.advanceTimersByTime(40);
  grow([report]);
  expectAt(50);
});

test('a module that has changed itself is measured 500 ms later [S9.31d]', () => {
  const { expectAt, find } = start();
  grow([{ target: find('.m'), borderBoxSize: [{ blockSize: 90 }] }]);
  expectAt(500);
});

/** An editor around the page, without the elements that it edits. */
const startEditor = () => {
  const { page } = open();
  const handlers = new Map<string, (...args: readonly unknown[]) => void>();
  vi.stubGlobal('jQuery', () => ({
    on: (name: string, handler: () => void) => handlers.set(name, handler),
    off: () => {},
  }));
  const adopt = vi.fn();
  const restart = vi.fn();
  const module = { id: 'm', raw: entry, element: shop.find('.m'), flow: { top: 0, left: 0 } };
  const sticky = { restart, evaluate: () => {}, modules: new Map([['m', module]]) };
  const inEditor: Page = { ...page, mode: { ...page.mode, isBuilder: true, builderType: 'vb' } };
  const { scope, end } = createControllerScope(inEditor, 'sticky');
  startBuilder(scope, {
    sticky,
    environment: createEnvironment().environment,
    timers: createTimers(scope),
    printed: {},
    adopt,
    measureSoon: () => {},
  } as unknown as StickyPage);
  stop = end;
  restart.mockClear();
  return { handlers, adopt, restart };
};

test('what scrolls in another preview is looked at 2000 ms later [S9.31e]', () => {
  const { handlers, restart } = startEditor();
  handlers.get('et_fb_preview_mode_changed')?.({}, 'tablet', 'tablet');
  vi.advanceTimersByTime(1999);
  expect(restart).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(restart).toHaveBeenCalledTimes(1);
});

test('changed settings are looked at again 10 ms later [S9.32c]', () => {
  const { adopt, restart } = startEditor();
  const detail = { settings: { m: entry } };
  window.dispatchEvent(new CustomEvent('ETBuilderStickySettingsSyncs', { detail }));
  expect(adopt).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9);
  expect(restart).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(adopt).toHaveBeenCalledTimes(2);
  expect(restart).toHaveBeenCalledTimes(1);
});

/** A module whose width is unchanged in the flow, and 400 px while stuck. */
const stick = () => {
  const { page } = open();
  const element = shop.find('.m');
  const module = {
    id: 'm',
    element,
    settings: settingsOn({ ...entry, stickyStyles: { width: '400px' } }, 'desktop'),
    flow: { top: 0, left: 0, right: 960, bottom: 100, width: 960, height: 100 },
    margins: [0, 0],
    marginsSticky: [0, 0],
    maxWidth: 'none',
    transition: '',
    isRtl: false,
    isEqual: false,
    layer: 10_000,
    paddingSticky: '0px',
    parentHeight: '100px',
    holders: [],
    widthSticky: 960,
    heightSticky: 100,
    offset: { top: 0, bottom: 0 },
    px: (text: string) => (text === '400px' ? 400 : undefined),
    stick: createChanges(),
    lingering: [],
  } as unknown as StickyModule;
  const { scope, end } = createControllerScope(page, 'sticky');
  stop = end;
  const sticking = createSticking(page, { around: scope.changes, timers: createTimers(scope) });
  sticking.start(module, 'top');
  return { element, parent: shop.find('.et_pb_column') };
};

test('the styles of a stuck module apply 50 ms after it was stuck [S9.32a]', () => {
  const { element } = stick();
  vi.advanceTimersByTime(49);
  expect(element.style.width).toBe('960px');
  vi.advanceTimersByTime(1);
  expect(element.style.width).toBe('400px');
});

test('1 ms after it was stuck nothing holds the height of its parent [S9.32b]', () => {
  const { parent } = stick();
  vi.advanceTimersByTime(1);
  expect(parent.style.height).toBe('');
});
