// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withSticky } from './sticky-page';

const openPage = withSticky();

type Store = Record<string, unknown> & Record<string, (...args: readonly unknown[]) => unknown>;
const stores = () =>
  (window as unknown as { ET_FE: { stores: Record<'sticky' | 'window' | 'document', Store> } })
    .ET_FE.stores;

afterEach(() => {
  Reflect.deleteProperty(window, 'ET_FE');
});

const raw = { selector: '.m', position: 'top', topOffset: '10px' };
const html =
  '<div class="et_pb_section"><div class="et_pb_column"><div class="m">x</div></div></div>';
const places = {
  html: { width: 1185, height: 4000 },
  '.m': { left: 120, top: 200, width: 960, height: 100, stuck: { height: 60 } },
  '.et_pb_section': { width: 1200, height: 1000 },
};
const open = (more: object = {}) =>
  openPage({ html, entries: { m: raw }, places, y: 500, ...more });

describe('other scripts read', () => {
  test('no sizes and no limits of a module that is still animating in', async () => {
    await open({ html: html.replace('et_pb_section', 'et_pb_section et_is_animating') });
    expect(stores().sticky['modules']).toMatchObject({
      m: {
        isSticky: false,
        isPaused: false,
        height: 0,
        heightSticky: 0,
        widthSticky: 0,
        marginLeft: undefined,
        marginLeftSticky: undefined,
        topLimitSettings: null,
        bottomLimitSettings: null,
      },
    });
  });

  test('of a module that another script has removed its last known values', async () => {
    const { module } = await open();
    module('.m').remove();
    expect(stores().sticky['modules']).toMatchObject({
      m: { height: 100, isEqualizedColumn: false, isInHeader: false },
    });
  });

  test('what the window shows', async () => {
    vi.stubGlobal('outerWidth', 1215);
    const { resize, scrollTo } = await open();
    expect(stores().window).toMatchObject({
      breakpoint: 'desktop',
      width: 1200,
      height: 800,
      scrollTop: 500,
      scrollLocation: 'app',
      isBuilderZoomed: false,
      verticalScrollBar: 15,
    });
    resize(700, 600);
    scrollTo(20);
    expect(stores().window).toMatchObject({
      breakpoint: 'phone',
      width: 700,
      height: 600,
      scrollTop: 20,
    });
  });

  test('how large the document is', async () => {
    const page = await open();
    expect(stores().document).toMatchObject({ width: 1185, height: 4000 });
    page.places.html = { width: 900, height: 5000 };
    expect(stores().document).toMatchObject({ width: 900, height: 5000 });
  });

  test('the modules by their ids, as they are now', async () => {
    const { scrollTo } = await open();
    const { sticky } = stores();
    expect(sticky['modules']).toMatchObject({
      m: { ...raw, id: 'm', isSticky: true, height: 100, heightSticky: 60, customTopOffset: 10 },
    });
    expect(Object.keys(sticky['modules'] as object)).toEqual(['m']);
    expect(sticky['isSticky']?.('m')).toBe(true);
    scrollTo(0);
    expect(sticky['isSticky']?.('m')).toBe(false);
    expect(sticky['modules']).toMatchObject({ m: { isSticky: false } });
  });

  test('one property of a module, or their default', async () => {
    await open();
    const { sticky } = stores();
    expect(sticky['getProp']?.('m', 'heightSticky')).toBe(60);
    expect(sticky['getProp']?.('m', 'unknown')).toBe(undefined);
    expect(sticky['getProp']?.('m', 'unknown', 7)).toBe(7);
    expect(sticky['getProp']?.('nobody', 'height', 8)).toBe(8);
    expect(sticky['isSticky']?.('nobody')).toBe(false);
  });

  test('what they have noted at a module, beside what is known of it', async () => {
    await open();
    const { sticky } = stores();
    sticky['setProp']?.('m', 'mine', 1);
    sticky['setProp']?.('m', 'height', 2);
    expect(sticky['getProp']?.('m', 'mine')).toBe(1);
    expect(sticky['modules']).toMatchObject({ m: { mine: 1, height: 2, width: 960 } });
  });

  test('new measurements on request', async () => {
    const page = await open();
    page.places['.m'] = { ...places['.m'], height: 140, stuck: { height: 90 } };
    stores().sticky['setElementsProps']?.();
    expect(stores().sticky['modules']).toMatchObject({ m: { height: 140, heightSticky: 90 } });
  });
});

type Opened = Awaited<ReturnType<typeof open>>;
const resizeTo = (width: number, height: number) => (page: Opened) => {
  page.places.html = { width, height };
  page.grow([document.documentElement, height]);
};

describe('other scripts are notified', () => {
  test.each<
    [
      store: 'window' | 'document',
      name: string,
      change: (page: Opened) => void,
      leaveUnchanged: (page: Opened) => void,
    ]
  >([
    ['window', 'Width', ({ resize }) => resize(1100), ({ resize }) => resize(1200, 700)],
    ['window', 'Height', ({ resize }) => resize(1200, 700), ({ resize }) => resize(1100)],
    ['window', 'Breakpoint', ({ resize }) => resize(900), ({ resize }) => resize(1100)],
    ['window', 'ScrollTop', ({ scrollTo }) => scrollTo(510), ({ scrollTo }) => scrollTo(500)],
    ['document', 'Width', resizeTo(1100, 4000), resizeTo(1185, 4100)],
    ['document', 'Height', resizeTo(1185, 4100), resizeTo(1100, 4000)],
    ['document', 'Dimension', resizeTo(1185, 4100), resizeTo(1185, 4000)],
    ['document', 'Dimension', resizeTo(1100, 4000), resizeTo(1185, 4000)],
  ])(
    'by the %s of another %s, and of nothing else',
    async (store, name, change, leaveUnchanged) => {
      const page = await open();
      const listener = vi.fn();
      const other = vi.fn();
      stores()[store][`add${name}ChangeListener`]?.(listener);
      stores()[store][`add${name}ChangeListener`]?.(listener);
      leaveUnchanged(page);
      expect(listener).not.toHaveBeenCalled();
      stores()[store][`add${name}ChangeListener`]?.(other);
      change(page);
      expect(listener).toHaveBeenCalledTimes(1);
      expect(other).toHaveBeenCalledTimes(1);
      // The value is the same as before.
      change(page);
      expect(listener).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['window', 'Width', ({ resize }: Opened) => resize(1100)],
    ['window', 'ScrollTop', ({ scrollTo }: Opened) => scrollTo(510)],
    ['document', 'Width', resizeTo(1100, 4000)],
  ] as const)('by the %s of its %s until they unsubscribe', async (store, name, change) => {
    const page = await open();
    const listener = vi.fn();
    const of = stores()[store];
    of[`remove${name}ChangeListener`]?.(listener);
    of[`add${name}ChangeListener`]?.(listener);
    of[`remove${name}ChangeListener`]?.(listener);
    change(page);
    expect(listener).not.toHaveBeenCalled();
    of[`add${name}ChangeListener`]?.(listener);
    page.stop();
    page.resize(1000);
    page.scrollTo(30);
    expect(listener).not.toHaveBeenCalled();
  });

  test('that there are other modules', async () => {
    const { page, find, module } = await open({
      entries: { m: raw, n: { selector: '.n', position: 'top' } },
    });
    const listener = vi.fn();
    stores().sticky['addSettingsChangeListener']?.(listener);
    stores().sticky['setElementsProps']?.();
    expect(listener).not.toHaveBeenCalled();
    find('.et_pb_column').append(Object.assign(document.createElement('p'), { className: 'n' }));
    page.bus.emit('content:found', { root: module('.n') });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(Object.keys(stores().sticky['modules'] as object)).toEqual(['m', 'n']);
  });

  test('nothing of a window that scrolls instead, where none does', async () => {
    const { resize } = await open();
    const listener = vi.fn();
    stores().window['addScrollLocationChangeListener']?.(listener);
    resize(700, 600);
    stores().window['removeScrollLocationChangeListener']?.(listener);
    expect(listener).not.toHaveBeenCalled();
    expect(Object.keys(stores().window)).toContain('addScrollLocationChangeListener');
  });

  test('and if one of them throws, this is reported and the page continues', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { scrollTo, isStuck } = await open();
    const error = new Error('theirs');
    stores().window['addScrollTopChangeListener']?.(() => {
      throw error;
    });
    scrollTo(0);
    expect(isStuck('.m')).toBe(false);
    expect(logged.mock.calls.flat()).toContain(error);
  });
});

test('a store that is there already stays, and ours go at the end', async () => {
  const original = { width: 1 };
  const own = { stores: { window: original, others: 2 } as Record<string, unknown> };
  const page = await open({ globals: { ET_FE: own } });
  expect(Object.keys(own.stores).sort()).toEqual(['document', 'others', 'sticky', 'window']);
  expect(own.stores['window']).toBe(original);
  const replaced = {};
  own.stores['document'] = replaced;
  page.stop();
  expect(own.stores).toEqual({ window: original, others: 2, document: replaced });
});
