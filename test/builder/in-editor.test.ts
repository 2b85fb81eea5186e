import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceOf, start } from '../../src/builder/index';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage, settle } from '../shop/shop-page';

const skerry = { unmount: vi.fn(), scan: vi.fn(), islands: vi.fn(() => [] as unknown[]) };
const open = (html = '', mode: object = {}) => {
  const shop = createShopPage({ html, globals: { skerry } });
  const page = { ...shop.page, mode: { ...shop.page.mode, isBuilder: true, ...mode } };
  const stop = startInScope(page, 'builder', start);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    stop();
  };
  return { ...shop, page, end };
};
let page: ReturnType<typeof open>;
const globals = window as unknown as Record<string, unknown>;
const press = (selector: string, type = 'click') => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  page.find(selector).dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => {
  page.end();
  page.clear();
  document.documentElement.removeAttribute('class');
  document.head.replaceChildren();
  vi.clearAllMocks();
});

describe('around the layout under work nothing leads away', () => {
  const html =
    '<div class="et-fb-root-ancestor-sibling"><a id="a">x</a><button id="b">x</button><form id="f"><input type="submit" id="s"><input type="button" id="i"><input type="text" id="t"></form><p id="p">x</p></div><a id="inside">x</a><form id="own"></form>';
  test.each([
    ['a link', '#a', 'click', true],
    ['a button', '#b', 'click', true],
    ['a button of a form', '#s', 'click', true],
    ['an input that is a button', '#i', 'click', true],
    ['a field', '#t', 'click', false],
    ['a text', '#p', 'click', false],
    ['a form', '#f', 'submit', true],
    ['a link of the layout', '#inside', 'click', false],
    ['a form of the layout', '#own', 'submit', false],
  ])('%s is held', (_, selector, type, isHeld) => {
    page = open(html);
    const later = vi.fn();
    page.find(selector).addEventListener(type, later);
    expect(press(selector, type)).toBe(isHeld);
    expect(later).toHaveBeenCalledTimes(isHeld ? 0 : 1);
    document.dispatchEvent(new Event(type));
  });

  test.each([
    ['vb', true],
    ['tb', false],
  ])('in the builder %s a press that removes from a cart is held: %s', (builderType, isHeld) => {
    page = open(
      '<a class="remove_from_cart_button" id="a">x</a><p class="product-remove"><a id="b">x</a></p><a class="woocommerce-remove-coupon" id="c">x</a>',
      { builderType },
    );
    expect(['#a', '#b', '#c'].map((each) => press(each))).toEqual([isHeld, isHeld, isHeld]);
  });
});

describe('the mode in which the editor shows the page', () => {
  const recordSwitches = () => {
    page = open();
    const emitted: unknown[] = [];
    page.page.bus.on('preview:switched', (fact) => emitted.push(fact));
    return emitted;
  };
  const triggerMode = (...detail: unknown[]) =>
    window.dispatchEvent(new CustomEvent('skerry:et_fb_preview_mode_changed', { detail }));

  test('is emitted once for each change', () => {
    const emitted = recordSwitches();
    triggerMode('tablet', 'tablet');
    triggerMode('tablet', 'tablet');
    triggerMode(false, 'wireframe');
    triggerMode('phone');
    triggerMode('nonsense');
    expect(emitted).toEqual([
      { mode: 'tablet', device: 'tablet' },
      { mode: 'wireframe', device: 'desktop' },
      { mode: 'phone', device: 'phone' },
    ]);
  });

  test('is read from the page if no event arrives', async () => {
    const emitted = recordSwitches();
    document.documentElement.className = 'et-fb-preview--phone';
    await settle();
    expect(emitted).toEqual([{ mode: 'phone', device: 'phone' }]);
    page.end();
    document.documentElement.className = '';
    await settle();
    expect(emitted).toHaveLength(1);
  });

  test('is received through the jQuery of the outer window, until the page ends', () => {
    const bound = new Map<string, (event: unknown, ...args: unknown[]) => void>();
    const jQuery = () => ({
      on: (name: string, run: () => void) => void bound.set(name, run),
      off: (name: string) => void bound.delete(name),
    });
    Object.assign(window, { jQuery });
    const emitted = recordSwitches();
    Reflect.deleteProperty(window, 'jQuery');
    bound.get('et_fb_preview_mode_changed')?.({}, 'tablet', 'tablet');
    expect(emitted).toEqual([{ mode: 'tablet', device: 'tablet' }]);
    page.end();
    expect(bound.has('et_fb_preview_mode_changed')).toBe(false);
  });

  test.each([
    ['tablet', 'tablet'],
    ['phone', 'phone'],
    ['zoom', 'desktop'],
    ['wireframe', 'desktop'],
    ['desktop', 'desktop'],
  ] as const)('%s means %s', (mode, device) => expect(deviceOf(mode)).toBe(device));
});

describe('modules that the editor draws again', () => {
  const tabs = '<div id="tabs" class="et_pb_tabs"><p id="old">x</p><b>y</b></div><aside></aside>';
  const withIsland = () => {
    page = open(tabs);
    skerry.islands.mockReturnValue([
      { kind: 'island', root: page.find('#tabs') },
      { kind: 'controller', root: document.body },
    ]);
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      frames.push(run);
      return frames.length;
    });
    vi.stubGlobal('cancelAnimationFrame', vi.fn());
    return page.find('#tabs');
  };
  const frames: (() => void)[] = [];
  const paint = () => {
    for (const frame of frames.splice(0)) frame();
  };
  afterEach(() => {
    frames.length = 0;
    skerry.islands.mockReturnValue([]);
    vi.unstubAllGlobals();
  });

  test('are set up again once, after all steps of that', async () => {
    const root = withIsland();
    page.find('#old').remove();
    await settle();
    root.innerHTML = '<p>new</p>';
    await settle();
    expect(frames).toHaveLength(1);
    paint();
    expect(skerry.unmount.mock.calls).toEqual([[root]]);
    expect(skerry.scan.mock.calls).toEqual([[root]]);
  });

  test('that are removed by then are only ended', async () => {
    const root = withIsland();
    page.find('#old').remove();
    await settle();
    root.remove();
    paint();
    expect(skerry.unmount).toHaveBeenCalledOnce();
    expect(skerry.scan).not.toHaveBeenCalled();
  });

  test.each<[string, () => void]>([
    [
      'what an island has made itself',
      () => {
        const made = document.createElement('i');
        page.find('#tabs').append(made);
        made.remove();
      },
    ],
    ['what was moved', () => page.find('aside').append(page.find('#old'))],
    ['an element outside of a module', () => page.find('aside').remove()],
    [
      'the next page of a list, which it exchanges itself',
      () => {
        page.page.bus.emit('content:swapped', { root: page.find('#tabs') } as never);
        page.find('#old').remove();
      },
    ],
    ['a text', () => page.find('b').replaceChildren()],
  ])('%s is no reason', async (_, change) => {
    withIsland();
    change();
    await settle();
    expect(frames).toEqual([]);
  });

  test('what the editor has drawn since counts as well', async () => {
    const root = withIsland();
    root.insertAdjacentHTML('beforeend', '<div id="late"><i></i></div>');
    page.page.bus.emit('content:found', { root: page.find('#late') });
    await settle();
    page.find('#late i').remove();
    await settle();
    expect(frames).toHaveLength(1);
  });
});

describe('the functions by which the editor has a module set up', () => {
  const names = ['et_pb_slider_init', 'et_pb_tabs_init', 'et_pb_map_init', 'et_pb_search_init'];
  const call = (name: string, argument?: unknown) =>
    (globals[name] as (argument?: unknown) => void)(argument);

  test('are there as long as the page is, and leave those of others alone', () => {
    const own = () => {};
    globals['et_pb_tabs_init'] = own;
    page = open('<p></p>');
    expect(globals['et_pb_tabs_init']).toBe(own);
    expect(names.every((name) => typeof globals[name] === 'function')).toBe(true);
    globals['et_pb_map_init'] = own;
    page.end();
    expect(names.map((name) => name in window)).toEqual([false, true, true, false]);
    for (const name of names) Reflect.deleteProperty(window, name);
  });

  test('accept a module, a jQuery object of several, or none for all', () => {
    page = open('<p id="a"></p><p id="b"></p>');
    const [a, b] = [page.find('#a'), page.find('#b')];
    call('et_pb_slider_init', a);
    call('et_pb_slider_init', { 0: a, 1: b, 2: 'x', length: 3 });
    expect(skerry.scan.mock.calls).toEqual([[a], [a], [b]]);
    expect(page.scanned).toEqual([]);
    call('et_pb_slider_init');
    call('et_pb_slider_init', []);
    expect(page.scanned).toEqual([document.documentElement, document.documentElement]);
  });
});

test.each(['et_fb_init_app_after', 'et_fb_root_did_mount', 'et_fb_section_content_change'])(
  'with %s new modules are looked for',
  (name) => {
    page = open();
    window.dispatchEvent(new CustomEvent(`skerry:${name}`));
    window.dispatchEvent(new CustomEvent(name));
    expect(page.scanned[0]).toBe(document.documentElement);
  },
);

test('settings of sticky modules are kept for code that loads later', () => {
  page = open();
  const received: unknown[] = [];
  const receive = (event: Event) => received.push((event as CustomEvent).detail);
  window.addEventListener('ETBuilderStickySettingsSyncs', receive);
  page.page.bus.emit('settings:wanted', undefined as never);
  expect(received).toEqual([]);
  window.dispatchEvent(new CustomEvent('ETBuilderStickySettingsSyncs', { detail: { a: 1 } }));
  page.page.bus.emit('settings:wanted', undefined as never);
  window.removeEventListener('ETBuilderStickySettingsSyncs', receive);
  expect(received).toEqual([{ a: 1 }, { a: 1 }]);
});

test('the commands of debug mode are there for the console, and go again', () => {
  page = open();
  const { utils } = globals['ET_FB'] as { utils: Record<string, () => unknown> };
  expect(utils['debugOn']?.()).toBe('Debug mode is activated');
  page.end();
  expect('ET_FB' in window).toBe(false);
  const debugOff = () => 'mine';
  globals['ET_FB'] = { utils: { debugOff } };
  page = open();
  page.end();
  expect(globals['ET_FB']).toEqual({ utils: { debugOff } });
  Reflect.deleteProperty(window, 'ET_FB');
});

test('a page that no editor draws has none of it', () => {
  page = open('<div class="et-fb-root-ancestor-sibling"><a id="a">x</a></div>', {
    isBuilder: false,
  });
  expect(press('#a')).toBe(false);
  expect('ET_FB' in window).toBe(false);
  expect('et_pb_slider_init' in window).toBe(false);
});

test.each([
  ['<div id="wpadminbar"></div>', 1],
  ['', 0],
])('the bar %s of the outer window pushes nothing down', (html, count) => {
  document.head.replaceChildren();
  const before = document.adoptedStyleSheets.length;
  page = open(html);
  const added =
    document.adoptedStyleSheets.length - before + document.querySelectorAll('style').length;
  expect(added).toBe(count);
});
