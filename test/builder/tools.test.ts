import { afterEach, describe, expect, test, vi } from 'vitest';
import * as builder from '../../src/builder/library';
import { removeCookie, setCookie } from '../../src/runtime/cookies';
import { readCookie } from '../../src/runtime/kit';
import { createStorage } from '../../src/runtime/storage';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a template that cannot be filled reports why [S5.31a, S5.31b, S8.19a, S8.19b, S8.19c]', () => {
  test.each([
    [`%${'9'.repeat(400)}d`, 'Width must be finite'],
    ['%0$s', 'Argument number must be greater than zero'],
    ['%3$s', 'Too few arguments'],
  ])('%s', (template, message) => {
    expect(() => builder.format(template, 1)).toThrow(message);
    expect(builder.tryFormat(template, 1)).toBe(false);
  });
});

describe('ids', () => {
  const ff = Array<number>(6).fill(255);
  const node = [1, 2, 3, 4, 5, 6];
  test.each(
    [
      [
        {
          node: [0x01, 0x23, 0x45, 0x67, 0x89, 0xab],
          clockseq: 0x1234,
          msecs: Date.UTC(2011, 10, 1),
          nsecs: 5678,
        },
        '710b962e-041c-11e1-9234-0123456789ab',
      ],
      [{ node, clockseq: 0, msecs: 0, nsecs: 0 }, '13814000-1dd2-11b2-8000-010203040506'],
      [
        { node: ff, clockseq: 0x3fff, msecs: 1_600_000_000_000, nsecs: 9999 },
        '5fe9670f-f5bc-11ea-bfff-ffffffffffff',
      ],
    ].map(([options, id]) => [options as { node: number[] }, id as string] as const),
  )('from clock and node %j', (options, id) => {
    expect(builder.uuidV1({ ...options, node: Uint8Array.from(options.node) })).toBe(id);
  });

  test('of one millisecond differ, until there are too many [S8.18b]', () => {
    const options = { node: Uint8Array.from(node), clockseq: 1, msecs: 1000 };
    expect([1, 2, 3].map(() => builder.uuidV1(options))).toEqual([
      '1419d680-1dd2-11b2-8001-010203040506',
      '1419d681-1dd2-11b2-8001-010203040506',
      '1419d682-1dd2-11b2-8001-010203040506',
    ]);
    expect(() => builder.uuidV1({ ...options, nsecs: 10_000 })).toThrow(
      "uuid.v1(): Can't create more than 10M uuids/sec",
    );
  });

  test('of a clock that is set back differ from those before', () => {
    const later = builder.uuidV1({ msecs: 2_000_000_000_000 });
    const earlier = builder.uuidV1({ msecs: 1_900_000_000_000 });
    expect(String(earlier).split('-')[3]).not.toBe(String(later).split('-')[3]);
    expect(String(earlier).split('-')[4]).toBe(String(later).split('-')[4]);
    // The multicast bit is set: the node is not the address of a network card.
    expect(Number.parseInt(String(later).split('-')[4]?.slice(0, 2) ?? '', 16) & 1).toBe(1);
  });

  test.each([
    [
      [
        0x10, 0x91, 0x56, 0xbe, 0xc4, 0xfb, 0xc1, 0xea, 0x71, 0xb4, 0xef, 0xe1, 0x67, 0x1c, 0x58,
        0x36,
      ],
      '109156be-c4fb-41ea-b1b4-efe1671c5836',
    ],
    [Array<number>(16).fill(0), '00000000-0000-4000-8000-000000000000'],
    [Array<number>(16).fill(255), 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('from random bytes %j', (random, id) => {
    expect(builder.uuidV4({ random: Uint8Array.from(random) })).toBe(id);
  });

  test('may be written into a buffer', () => {
    const buffer = new Uint8Array(18);
    const random = new Uint8Array(16).fill(1);
    expect(builder.uuidV4({ random }, { buffer, offset: 2 })).toBe(buffer);
    expect(buffer.join()).toBe('0,0,1,1,1,1,1,1,65,1,129,1,1,1,1,1,1,1');
    const whole: number[] = [];
    expect(builder.uuidV4({ random }, { buffer: whole })).toBe(whole);
    expect(whole.join()).toBe('1,1,1,1,1,1,65,1,129,1,1,1,1,1,1,1');
  });

  test('out of names', () => {
    const { dns } = builder.uuidNamespaces;
    expect(builder.uuidV3('hello.example.com', dns)).toBe('9125a8dc-52ee-365b-a5aa-81b0b3681cf6');
    expect(builder.uuidV5('hello.example.com', dns)).toBe('fdda765f-fc57-5604-a269-52a7df8164ec');
    expect(() => builder.uuidV5(5 as never, dns)).toThrow('value must be an array of bytes');
    expect(() => builder.uuidV3('a', [1])).toThrow(
      'namespace must be uuid string or an Array of 16 byte values',
    );
  });

  test('are generated from the given random source', () => {
    expect(builder.uuidV4({ rng: () => new Uint8Array(16).fill(255) })).toBe(
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    );
  });

  test('need a random source [S8.18a]', () => {
    vi.stubGlobal('crypto', {});
    expect(() => builder.uuidV4()).toThrow(/^crypto\.getRandomValues\(\) not supported/);
  });
});

describe('debug mode', () => {
  const open = () => {
    const console = { log: vi.fn(), info: vi.fn(), warn: vi.fn() };
    return { console, ...builder.createDebug(createStorage(window, 'localStorage'), console) };
  };

  test('is kept in the storage under its flag [S4.62a, S8.17a, S8.17c]', () => {
    const { debug, debugOn, debugOff } = open();
    expect(debug()).toBe(false);
    expect(debugOn()).toBe('Debug mode is activated');
    expect(localStorage.getItem('et_fb_debug')).toBe('true');
    expect(debug()).toBe(true);
    expect(open().debug()).toBe(true);
    expect(debugOff()).toBe('Debug mode is deactivated');
    expect(localStorage.getItem('et_fb_debug')).toBe('false');
    expect(debug()).toBe(false);
  });

  test('logs the areas that are set [S4.62b]', () => {
    const debug = open();
    const areas = () => localStorage.getItem('et_fb_debug_log_areas');
    const sentence = 'Separate by space to set multiple areas. You are now logging these areas: ';
    expect(debug.debugLogAreas()).toEqual(['general', 'store_action_obj', 'store_emit', 'warning']);
    expect(debug.debugSetLogAreas('general warning')).toBe(`${sentence}general, warning`);
    expect(areas()).toBe('general warning');
    expect(debug.debugAddLogArea('store_emit')).toBe(`${sentence}general, warning, store_emit`);
    expect(areas()).toBe('general warning store_emit');
    expect(debug.debugLogAreas()).toEqual(['general', 'warning', 'store_emit']);
    expect(debug.log('one')).toBe(false);
    debug.debugOn();
    expect(debug.log('two', 'store_action_obj')).toBe(false);
    expect(debug.log('three', 'warning', 'warn')).toBe(true);
    expect(debug.console.warn).toHaveBeenCalledWith('three');
    expect(debug.console.log).not.toHaveBeenCalled();
    expect(debug.debugSetAllLogAreas()).toBe(
      'You are now logging these areas: general, store_action_obj, store_emit, warning',
    );
  });

  test('logs an area alone that is added to none [S4.62b]', () => {
    const kept = new Map<string, string>();
    const storage = {
      isUsable: true,
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => kept.set(key, value) === kept,
    };
    builder.createDebug(storage, console).debugAddLogArea('warning');
    expect([...kept.values()]).toEqual(['warning']);
  });

  test('reports that blocked storage prevents it [S8.17b]', () => {
    const blocked = { isUsable: false, get: () => null, set: () => false };
    const debug = builder.createDebug(blocked, console);
    expect(debug.debugOn()).toBe(
      'Debug mode was not activated due to lack of support or other error',
    );
    expect(debug.debug()).toBe(false);
  });
});

describe('cookies of editors', () => {
  const jar = builder.createBuilderCookies(
    { get: (name) => readCookie(document, name), set: setCookie, remove: removeCookie },
    { postId: 77 },
  );

  test('carry the editor that set them until they are removed', () => {
    jar.set('saving', 'fb');
    expect(document.cookie).toContain('et-saving-post-77-fb=fb');
    expect(jar.get('saving', 'fb')).toBe('fb');
    jar.remove('saving', 'fb');
    expect(jar.get('saving', 'fb')).toBeNull();
  });

  test('last five minutes unless their purpose sets another duration [S9.33a]', () => {
    const set = vi.fn();
    const own = builder.createBuilderCookies(
      { get: () => null, set, remove: () => {} },
      { postId: 77, path: '/blog/', isSecure: true },
    );
    own.set('saving', 'fb');
    own.set('syncing', 'bb');
    own.set('editing', 'fb', { seconds: 60, value: '1' });
    const attributes = { path: '/blog/', secure: true };
    expect(set.mock.calls).toEqual([
      ['et-saving-post-77-fb', 'fb', { ...attributes, days: 300 / 86_400 }],
      ['et-syncing-post-77-bb', 'bb', { ...attributes, days: 30 / 86_400 }],
      ['et-editing-post-77-fb', '1', { ...attributes, days: 60 / 86_400 }],
    ]);
  });
});

test('a module is scrolled to below the bars of its frame [S9.34a]', () => {
  const base = { top: 2500, current: 0, isZoomed: false };
  expect(builder.scrollTarget(base)).toEqual({ target: 2500, durationMs: 1200 });
  expect(builder.scrollTarget({ ...base, frameTop: 100, contentTop: 30 })).toMatchObject({
    target: 2570,
  });
  expect(builder.scrollTarget({ ...base, current: 2500 })).toMatchObject({ durationMs: 0 });
  expect(builder.windowScrollLocation('desktop', { isBackEnd: true })).toBe('top');
});

test('sizes and delays of the editor [S9.23a, S9.23b, S9.35a, S9.35b, S9.35c, S9.35d]', () => {
  expect(builder.editorSizes).toMatchObject({
    handleWidth: 30,
    resizeMs: 200,
    sliderHeightMs: 600,
    modalCloseMs: 600,
    themeBuilderAdminBar: 32,
    fixedHeaderFrom: 980,
  });
});

test.each([
  [{ top: 80, headerHeight: 80, viewportHeight: 600 }, true],
  [{ top: 79, headerHeight: 80, viewportHeight: 600 }, false],
  [{ top: 0, viewportHeight: 600 }, true],
  [{ top: 600, viewportHeight: 600 }, true],
  [{ top: 601, viewportHeight: 600 }, false],
])('an element with %j is in view: %s', (seen, expected) => {
  expect(builder.isInViewport(seen)).toBe(expected);
});

test.each([
  ['%.3g', 1234.5, '1.23e+3'],
  ['%.3g', 0.012345, '0.0123'],
  ['%.0g', 20, '2e+1'],
  ['%.2G', 1234.5, '1.2E+3'],
  ['%.200g', 1, `1.${'0'.repeat(99)}`],
])('a number is printed by %s with as many digits as that wants', (template, value, printed) => {
  expect(builder.format(template, value)).toBe(printed);
});
