// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import type { Page } from '../../../src/runtime/page';
import { type Place, withSticky } from '../sticky-page';

const openPage = withSticky();

type Handler = (...args: readonly unknown[]) => void;
const entry = { selector: '.m', position: 'top', topOffset: '10px' };
const module = '<div class="et_pb_column"><div class="m">x</div></div>';
const box: Place = { left: 120, top: 200, width: 960, height: 100 };

interface Options {
  readonly html?: string;
  readonly builderType?: Page['mode']['builderType'];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly places?: Readonly<Record<string, Place>>;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly y?: number;
  readonly height?: number;
  readonly width?: number;
}

/** An editor around a page; both use the same document here. */
const open = async ({ html = '', builderType = 'vb', places = {}, ...options }: Options = {}) => {
  const handlers = new Map<string, Handler>();
  const jQuery = () => ({
    on: (name: string, handler: Handler) => void handlers.set(name, handler),
    off: (name: string, handler: Handler) => {
      if (handlers.get(name) === handler) handlers.delete(name);
    },
  });
  const page = await openPage({
    entries: { m: entry },
    y: 500,
    ...options,
    html: html + module,
    places: { '.m': box, ...places },
    mode: { isBuilder: true, builderType },
    globals: { jQuery, ...options.globals },
  });
  page.received.length = 0;
  return {
    ...page,
    handlers,
    /** The editor switches the page to another preview mode. */
    preview: (mode: string) => handlers.get('et_fb_preview_mode_changed')?.({}, 'desktop', mode),
    sync: (settings: unknown) =>
      window.dispatchEvent(
        new CustomEvent('ETBuilderStickySettingsSyncs', { detail: { settings } }),
      ),
  };
};
const restarted = ['ETBuilderStickyEnd m', 'ETBuilderStickyStart m'];

describe('in an editor', () => {
  test.each([
    ['its application is ready', 'skerry:et_fb_init_app_after'],
    ['its root is there', 'skerry:et_fb_root_did_mount'],
  ])('all starts again when %s', async (_, name) => {
    const { received } = await open();
    window.dispatchEvent(new CustomEvent(name, { detail: [] }));
    expect(received).toEqual(restarted);
  });

  test.each(['ETBlockGbBlockOrderChange', 'ETGBNoticeSizeChange'])(
    'all starts again 300 ms after %s',
    async (name) => {
      const { received } = await open();
      window.dispatchEvent(new Event(name));
      vi.advanceTimersByTime(299);
      expect(received).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(received).toEqual(restarted);
    },
  );

  test.each(['ETBFBMetaboxSortStopped', 'resize'])('all is measured after %s', async (name) => {
    const page = await open();
    page.places['.m'] = { ...box, width: 700 };
    window.dispatchEvent(new Event(name));
    vi.advanceTimersByTime(50);
    expect(page.styleOf('.m', 'width')).toBe('700px');
  });

  test('its scrolling is followed', async () => {
    const { isStuck } = await open();
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
    window.dispatchEvent(new Event('scroll'));
    expect(isStuck('.m')).toBe(false);
  });

  test('its window is listened to once, however often its preview mode changes', async () => {
    const { preview } = await open();
    const added = vi.spyOn(window, 'addEventListener');
    preview('zoom');
    preview('desktop');
    expect(added.mock.calls.filter(([type]) => type === 'scroll')).toEqual([]);
    added.mockRestore();
  });

  test('nothing is followed any more at the end', async () => {
    const { stop, handlers, received } = await open();
    expect([...handlers.keys()]).toEqual(['et_fb_preview_mode_changed']);
    stop();
    received.length = 0;
    expect(handlers.size).toBe(0);
    window.dispatchEvent(new CustomEvent('skerry:et_fb_init_app_after', { detail: [] }));
    window.dispatchEvent(new Event('ETGBNoticeSizeChange'));
    vi.advanceTimersByTime(3000);
    expect(received).toEqual([]);
  });
});

describe('what an editor knows of modules', () => {
  const others = '<div class="et_pb_column"><p class="low">l</p><p class="high">h</p></div>';
  const places = {
    '.low': { left: 0, top: 900, width: 500, height: 50 },
    '.high': { left: 0, top: 700, width: 500, height: 50 },
    '.m': { left: 0, top: 200, width: 500, height: 100 },
  };
  const low = { selector: '.low', position: 'top' };
  const high = { selector: '.high', position: 'top' };

  test('is added to the server’s settings, which override it', async () => {
    const { sync, isStuck, styleOf } = await open({ html: others, places, y: 2000 });
    sync({ low, high, m: { ...entry, topOffset: '90px' } });
    expect(isStuck('.low')).toBe(true);
    vi.advanceTimersByTime(10);
    expect(styleOf('.m', 'top')).toBe('10px');
  });

  test('is stacked in document position 10 ms later, whatever its order', async () => {
    const { sync, styleOf, received } = await open({ html: others, places, y: 2000 });
    sync({ low, high });
    vi.advanceTimersByTime(10);
    expect(styleOf('.m', 'top')).toBe('10px');
    expect(styleOf('.high', 'top')).toBe('110px');
    expect(styleOf('.low', 'top')).toBe('160px');
    expect(received.slice(-3)).toEqual([
      'ETBuilderStickyStart m',
      'ETBuilderStickyStart high',
      'ETBuilderStickyStart low',
    ]);
  });

  test('is stacked from left to right if it is side by side', async () => {
    const beside = { ...places, '.low': { left: 600, top: 700, width: 500, height: 50 } };
    const { sync, received } = await open({ html: others, places: beside, y: 2000 });
    sync({ low, high });
    vi.advanceTimersByTime(10);
    expect(received.slice(-2)).toEqual(['ETBuilderStickyStart high', 'ETBuilderStickyStart low']);
  });

  test.each([[{ low }], [null], ['text'], [undefined]])(
    'changes nothing where it is the same or none: %j',
    async (settings) => {
      const { sync, received } = await open({ html: others, places, y: 2000 });
      sync({ low });
      vi.advanceTimersByTime(1000);
      received.length = 0;
      sync(settings);
      window.dispatchEvent(new CustomEvent('ETBuilderStickySettingsSyncs', { detail: null }));
      vi.advanceTimersByTime(1000);
      expect(received).toEqual([]);
    },
  );

  test('applies when it changes, and other scripts are notified', async () => {
    const { sync, styleOf } = await open({ html: others, places, y: 2000 });
    const { sticky } = (
      window as unknown as {
        ET_FE: { stores: { sticky: Record<string, (listener: () => void) => void> } };
      }
    ).ET_FE.stores;
    const changed = vi.fn();
    const low = { selector: '.low', position: 'top', offsetSurrounding: 'off' };
    sync({ low });
    vi.advanceTimersByTime(10);
    sticky['addSettingsChangeListener']?.(changed);
    sync({ low: { ...low, topOffset: '70px' } });
    vi.advanceTimersByTime(10);
    expect(styleOf('.low', 'top')).toBe('70px');
    expect(changed).toHaveBeenCalled();
    Reflect.deleteProperty(window, 'ET_FE');
  });

  test('releases modules that it no longer names', async () => {
    const { sync, isStuck } = await open({ html: others, places, y: 2000 });
    sync({ low });
    sync({});
    expect(isStuck('.low')).toBe(false);
    expect(isStuck('.m')).toBe(true);
  });

  test('detects by a module’s style sheet whether it is transformed', async () => {
    const flag = '<i class="et-fb-custom-css-output" data-sticky-has-transform="on"></i>';
    const { sync, find, module: of } = await open({ html: others, places });
    find('.low').innerHTML = flag;
    find('.high').innerHTML = `<b>${flag}</b>`;
    sync({ low, high });
    expect(of('.low').classList.contains('et_pb_sticky--has-transform')).toBe(true);
    expect(of('.high').classList.contains('et_pb_sticky--has-transform')).toBe(false);
    of('.low').textContent = '';
    sync({ high, low });
    expect(of('.low').classList.contains('et_pb_sticky--has-transform')).toBe(false);
  });
});

test('the preview of a layout has the modules that the server has printed alone', async () => {
  const { page, find, isStuck } = await openPage({
    html: '<div class="et_pb_column"><p class="low">l</p></div>',
    entries: {},
    places: { '.low': { top: 200, width: 500, height: 50 } },
    mode: { isBuilder: false, isLayoutPreview: true, builderType: 'lbp' },
    y: 500,
  });
  const settings = { low: { selector: '.low', position: 'top' } };
  page.window.dispatchEvent(
    new CustomEvent('ETBuilderStickySettingsSyncs', { detail: { settings } }),
  );
  expect(find('.low').isConnected).toBe(true);
  expect(isStuck('.low')).toBe(false);
});

describe('in a preview of the editor', () => {
  const globals = {
    et_builder_utils_params: {
      builderType: 'vb',
      builderScrollLocations: { desktop: 'app', phone: 'top', zoom: 'top' },
      onloadScrollLocation: 'app',
    },
  };

  test.each([
    ['desktop', 'fixed', '10px', ''],
    ['unknown', 'fixed', '10px', ''],
    ['phone', 'fixed', '510px', 'top'],
    ['zoom', 'fixed', '1010px', 'top'],
  ])('of a %s a module is in the area that scrolls', async (mode, position, top, willChange) => {
    const { preview, styleOf, received } = await open({ globals });
    preview(mode);
    vi.advanceTimersByTime(2000);
    expect(received).toEqual(restarted);
    expect(styleOf('.m', 'position')).toBe(position);
    expect(styleOf('.m', 'top')).toBe(top);
    expect(styleOf('.m', 'will-change')).toBe(willChange);
  });

  test('of half its size the window shows twice as much to its lower edge', async () => {
    const { preview, styleOf } = await open({
      globals,
      entries: { m: { selector: '.m', position: 'bottom' } },
      places: { '.m': { ...box, top: 3000 } },
    });
    preview('zoom');
    vi.advanceTimersByTime(2000);
    expect(styleOf('.m', 'top')).toBe(`${2 * (500 + 800) - 100}px`);
  });

  test('other scripts learn which window scrolls, and whether it is half its size', async () => {
    const { preview } = await open({ globals });
    const { window: store } = (
      window as unknown as { ET_FE: { stores: { window: Record<string, unknown> } } }
    ).ET_FE.stores;
    expect(store).toMatchObject({ scrollLocation: 'app', isBuilderZoomed: false });
    preview('phone');
    expect(store).toMatchObject({ scrollLocation: 'top', isBuilderZoomed: false });
    preview('zoom');
    expect(store).toMatchObject({ scrollLocation: 'top', isBuilderZoomed: true, scrollTop: 1000 });
    Reflect.deleteProperty(window, 'ET_FE');
  });

  test('that is shown at first the page may scroll outside', async () => {
    const { et_builder_utils_params: params } = globals;
    const { styleOf } = await open({
      globals: { et_builder_utils_params: { ...params, onloadScrollLocation: 'top' } },
    });
    expect(styleOf('.m', 'top')).toBe('510px');
  });
});

test('without jQuery the page continues as it is', async () => {
  const { isStuck } = await open({ globals: { jQuery: undefined } });
  expect(isStuck('.m')).toBe(true);
});
