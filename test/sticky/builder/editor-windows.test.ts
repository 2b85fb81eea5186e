import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Page } from '../../../src/runtime/page';
import { withSticky } from '../sticky-page';

const openPage = withSticky();
const module = '<div class="et_pb_column"><div class="m">m</div></div>';

interface Options {
  readonly html?: string;
  readonly y?: number;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly frameTop?: number;
  readonly position?: 'top' | 'bottom';
  /** Top of the module in its page. */
  readonly top?: number;
}
const open = (
  builderType: Page['mode']['builderType'],
  { html = '', y = 500, globals = {}, frameTop = 200, position = 'top', top = 200 }: Options = {},
) =>
  openPage({
    html: html + module,
    entries: { m: { selector: '.m', position, topOffset: '10px' } },
    places: {
      '.m': { left: 120, top, width: 960, height: 100 },
      '#et-bfb-app-frame': { top: frameTop, height: 900 },
    },
    mode: { isBuilder: true, builderType },
    globals,
    y,
  });
const scrollIn = (element: HTMLElement, top: number) => {
  Object.defineProperty(element, 'scrollTop', { configurable: true, value: top });
  element.dispatchEvent(new Event('scroll'));
};

describe.each(['tb', 'lbb'] as const)('in the builder %s', (builderType) => {
  test('its application scrolls, and nothing else', async () => {
    const { find, styleOf } = await open(builderType, {
      html: '<div id="et-fb-app"></div>',
      y: 300,
    });
    scrollIn(find('#et-fb-app'), 640);
    expect(styleOf('.m', 'top')).toBe('650px');
    scrollIn(find('#et-fb-app'), 100);
    expect(styleOf('.m', 'position')).toBe('');
  });
});

test('what scrolls around a block counts for no page', async () => {
  const { find, isStuck } = await open('bfb', {
    html: '<div class="edit-post-layout__content"></div>',
    y: 0,
  });
  scrollIn(find('.edit-post-layout__content'), 700);
  expect(isStuck('.m')).toBe(false);
});

describe('in a window of its own inside of the editor', () => {
  afterEach(() => {
    Object.defineProperty(window, 'top', { configurable: true, value: window });
  });
  /** The window around the page, which is scrolled further. */
  const around = (outer: unknown) =>
    Object.defineProperty(window, 'top', {
      configurable: true,
      get: () => {
        if (outer instanceof Error) throw outer;
        return outer;
      },
    });
  const outerWindow = () => {
    const events = new EventTarget();
    return {
      document: {
        documentElement: { clientHeight: 500 },
        querySelector: (selector: string) => document.querySelector(selector),
        querySelectorAll: (selector: string) => document.querySelectorAll(selector),
        getElementById: (id: string) => document.getElementById(id),
      },
      scrollY: 900,
      innerWidth: 1200,
      getComputedStyle: (element: Element) => window.getComputedStyle(element),
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      scrollTo(this: { scrollY: number }, top: number) {
        this.scrollY = top;
        events.dispatchEvent(new Event('scroll'));
      },
    };
  };

  test('a page that scrolls there heeds no scrolling around it', async () => {
    around(outerWindow());
    const { isStuck } = await open('vb', { y: 0 });
    expect(isStuck('.m')).toBe(false);
  });

  test('a page that does not scroll there follows what is around it', async () => {
    const outer = outerWindow();
    around(outer);
    const { styleOf, isStuck } = await open('bfb', { y: 0 });
    expect(styleOf('.m', 'top')).toBe('910px');
    outer.scrollTo(700);
    expect(styleOf('.m', 'top')).toBe('710px');
    outer.scrollTo(0);
    expect(isStuck('.m')).toBe(false);
  });

  test.each([
    ['its own window', 'vb', 1000, false],
    ['its own window', 'vb', 1400, true],
    ['the window around it', 'bfb', 1600, true],
  ] as const)('is at the lower edge of %s (%s, %d)', async (_, type, top, isStuck) => {
    around(outerWindow());
    const page = await open(type, { y: 400, position: 'bottom', top });
    expect(page.isStuck('.m')).toBe(isStuck);
    if (type === 'bfb') expect(page.styleOf('.m', 'top')).toBe(`${900 + 500 - 100}px`);
  });

  test.each([
    ['of another site, which may not be looked at', new Error('blocked')],
    ['without a document', { document: null }],
    ['that is not there any more', null],
  ])('around which is a window %s a page follows itself', async (_, outer) => {
    around(outer);
    const { scrollTo, isStuck } = await open('vb', { y: 0 });
    scrollTo(500);
    window.dispatchEvent(new Event('scroll'));
    expect(isStuck('.m')).toBe(true);
  });
});

describe('a frame that begins further down', () => {
  const globals = (handlers: Map<string, (...args: readonly unknown[]) => void>) => ({
    jQuery: () => ({
      on: (name: string, handler: () => void) => handlers.set(name, handler),
      off: () => {},
    }),
    et_builder_utils_params: {
      builderScrollLocations: { desktop: 'app', phone: 'top' },
      onloadScrollLocation: 'app',
    },
  });

  test.each([
    ['desktop', true],
    ['phone', false],
  ])('counts where the window around it scrolls, in the preview of a %s', async (mode, isStuck) => {
    const handlers = new Map<string, (...args: readonly unknown[]) => void>();
    const page = await open('bfb', {
      html: '<div id="et-bfb-app-frame"></div>',
      y: 300,
      globals: globals(handlers),
    });
    handlers.get('et_fb_preview_mode_changed')?.({}, mode, mode);
    vi.advanceTimersByTime(2000);
    expect(page.isStuck('.m')).toBe(isStuck);
  });

  test('by less than a pixel counts by whole ones', async () => {
    const { styleOf } = await open('bfb', {
      html: '<div id="et-bfb-app-frame"></div>',
      frameTop: 100.7,
    });
    expect(styleOf('.m', 'top')).toBe(`${500 - 100 + 10}px`);
  });
});
