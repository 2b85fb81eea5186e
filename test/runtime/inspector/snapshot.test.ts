import { afterEach, describe, expect, test, vi } from 'vitest';
import { openGate } from '../../../src/runtime/open-gate';
import { takeSnapshot } from '../../../src/runtime/inspector/take-snapshot';
import type { Log } from '../../../src/runtime/inspector/record-log';
import type { Options } from '../../../src/runtime/loader/read-options';
import type { Page } from '../../../src/runtime/page';
import { controllerDefinition, islandDefinition } from '../live-page';
import { inert } from '../originals/old-scripts';
import { inChunk, openInspected } from './inspector-page';

const base = 'https://cdn.example/skerry/';
const nothing: Log = { events: [], requests: [] };

let clear = () => {};
afterEach(() => {
  clear();
  clear = () => {};
  Reflect.deleteProperty(window, 'skerry');
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
  document.dir = '';
});

const open = (options: Parameters<typeof openInspected>[0] = {}, more: Partial<Options> = {}) => {
  const inspected = openInspected(options);
  clear = inspected.clear;
  const page: Page = {
    ...inspected.page,
    options: { ...inspected.page.options, base, ...more },
  };
  return {
    ...inspected,
    page,
    snapshot: (log = nothing, of = page) => takeSnapshot(of, inspected.entries(), log),
    factsOf: (of = page): Readonly<Record<string, string>> =>
      Object.fromEntries(takeSnapshot(of, [], nothing).facts),
  };
};

/** Files that the browser has fetched, with their encoded size in bytes. */
const fetched = (...files: readonly (readonly [name: string, encodedBodySize: number])[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation((type) =>
      type === 'resource'
        ? (files.map(([name, encodedBodySize]) => ({ name, encodedBodySize })) as never)
        : [],
    );

describe('the inspector lists requests', () => {
  test('of Skerry alone, each file once', () => {
    fetched(
      [`${base}skerry.js`, 500],
      [`${base}chunks/tabs-A1.js?ver=1`, 1_000],
      [`${base}chunks/tabs-A1.js?ver=2`, 1_200],
      ['https://other.example/slider.js', 90_000],
    );
    Object.assign(window, { skerry: { version: '1.2.3' } });
    expect(open().factsOf()['Skerry']).toBe(`1.2.3, 1700 bytes in 2 files from ${base}`);
  });

  test('and nothing where the script tag has no address', () => {
    fetched(['https://other.example/slider.js', 90_000]);
    expect(open({}, { base: '' }).factsOf()['Skerry']).toContain('0 bytes in 0 files');
  });

  test('for each mount the bytes of its own chunk', () => {
    fetched(
      [`${base}chunks/menus-A1.js`, 700],
      [`${base}chunks/tabs-A1.js`, 1_000],
      [`${base}chunks/more-tabs-A1.js`, 3],
      [`${base}chunks/empty-A1.js`, 0],
    );
    const page = open({ html: '<p class="tabs"></p>' });
    for (const name of ['tabs', 'empty', 'missing'])
      page.addMount(inChunk(name, `${name}-A1.js`), page.find('p'));
    page.addMount(islandDefinition('inline'), page.find('p'));
    expect(page.snapshot().mounts.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['tabs', 1_000],
      ['empty', 0],
      ['missing', null],
      ['inline', null],
    ]);
  });
});

test('the inspector names of each mount its element, its status and its times', () => {
  const page = open({ html: '<ul id="plans"></ul><p></p>' });
  page.addMount(islandDefinition('tabs'), page.find('ul'), {
    status: 'mounted',
    mountedAt: 20,
    mountMs: 1.5,
  });
  page.addMount(islandDefinition('toggle', { when: 'idle' }), page.find('p'));
  page.addMount(controllerDefinition('menus', { family: 'shop' }), document.documentElement);
  expect(page.snapshot().mounts).toMatchObject([
    {
      name: 'tabs',
      status: 'mounted',
      family: 'modules',
      when: 'visible',
      place: 'ul#plans',
      mountedAt: 20,
      mountMs: 1.5,
    },
    { name: 'toggle', status: 'waiting', when: 'idle', place: 'p', mountedAt: 0 },
    { name: 'menus', family: 'shop', when: 'now', place: 'page' },
  ]);
});

describe('the inspector lists facts of the page', () => {
  test.each<[what: string, more: Partial<Options>, expected: string]>([
    ['no setting where the tag has none', {}, 'none'],
    ['preview', { isPreview: true }, 'preview'],
    ['that images are off', { hasThumbnails: false }, 'thumbnails off'],
    ['that zoom is off', { allowsZoom: false }, 'zoom off'],
    ['that drafts are kept', { keepsDrafts: true }, 'drafts on'],
    ['that faults are reported, but not where', { faults: '/secret' }, 'fault reports'],
    ['the category of A/B tests', { testConsent: 'ads' }, 'test consent ads'],
    ['that there is a nonce, but not which', { nonce: 'secret' }, 'nonce'],
    ['several settings', { isPreview: true, nonce: 'secret' }, 'preview, nonce'],
  ])('%s', (_, more, expected) => {
    expect(open({}, more).factsOf()['Settings of the tag']).toBe(expected);
  });

  test.each([
    ['', false, 'fe'],
    ['vb', true, 'vb (preview)'],
    ['', true, 'fe (preview)'],
  ] as const)('its mode: builder %j, preview %j', (builderType, isPreview, expected) => {
    const { page, factsOf } = open();
    expect(factsOf({ ...page, mode: { ...page.mode, builderType, isPreview } })['Mode']).toBe(
      expected,
    );
  });

  test('the consent that it has, and nothing else of the record', () => {
    const { page, factsOf } = open();
    expect(factsOf()['Consent']).toBe('absent');
    const consent = {
      ...openGate,
      state: () => ({
        status: 'decided' as const,
        law: 'gdpr' as const,
        categories: { necessary: true, ads: false },
      }),
    };
    expect(factsOf({ ...page, consent })['Consent']).toBe('decided (gdpr), necessary yes, ads no');
  });

  test('the names of what the products print, not what they hold', () => {
    const globals = Object.fromEntries(
      [
        'et_pb_custom',
        'DIVI',
        'DIVIDED',
        'EXTRAS',
        'php_data_more',
        'php_data',
        'my_et_own',
        'wc_cart_params',
      ].map((name) => [name, 'secret']),
    );
    const configuration = open({ globals }).factsOf()['Configuration'];
    expect(configuration?.split(', ').sort()).toEqual([
      'DIVI',
      'et_pb_custom',
      'php_data',
      'wc_cart_params',
    ]);
  });

  test('that nothing is printed, wished or fetched of the products where that is so', () => {
    expect(open().factsOf()).toMatchObject({
      Configuration: 'none',
      'Scripts of the products': 'none',
      Preferences: 'none',
      jQuery: 'none',
      Language: 'none, ltr',
    });
  });

  test('which scripts of the products are still there', () => {
    const folder = 'https://site.example/wp-content';
    const html = [
      `${folder}/themes/Divi/js/scripts.js`,
      `${folder}/plugins/woocommerce/cart.js`,
      `${folder}/plugins/other/a.js`,
    ]
      .map((src) => `<script type="text/plain" src="${src}"></script>`)
      .join('');
    expect(open({ html }).factsOf()['Scripts of the products']).toBe(
      `${folder}/themes/Divi/js/scripts.js, ${folder}/plugins/woocommerce/cart.js`,
    );
  });

  test('no inert script, as it is disabled', () => {
    const html = inert('divi', {
      src: 'https://site.example/wp-content/themes/Divi/js/scripts.js',
    });
    expect(open({ html }).factsOf()['Scripts of the products']).toBe('none');
  });

  test('the version of jQuery', () => {
    const jQuery = { fn: { jquery: '3.7.1' } };
    expect(open({ globals: { jQuery } }).factsOf()['jQuery']).toBe('3.7.1');
    clear();
    expect(open({ globals: { jQuery: {} } }).factsOf()['jQuery']).toBe('none');
  });

  test('its language, its families and its window', () => {
    document.documentElement.lang = 'de-AT';
    document.dir = 'rtl';
    const facts = open({}, { families: new Set(['shop', 'modules'] as const) }).factsOf();
    expect(facts['Language']).toBe('de-AT, rtl');
    expect(facts['Families enabled']).toBe('shop, modules');
    expect(facts['Window']).toBe(
      `${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio} pixels each`,
    );
    expect(facts['Browser']).toBe(navigator.userAgent);
    expect(facts['Address']).toBe(window.location.href);
  });

  test.each([
    ['prefers-reduced-motion: reduce'],
    ['prefers-color-scheme: dark'],
    ['forced-colors: active'],
  ])('the wish %s', (preference) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === `(${preference})` }) as MediaQueryList,
    );
    expect(open().factsOf()['Preferences']).toBe(preference);
  });

  test('several wishes', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: !query.includes('motion') }) as MediaQueryList,
    );
    expect(open().factsOf()['Preferences']).toBe(
      'prefers-color-scheme: dark, forced-colors: active',
    );
  });
});

describe('the inspector lists', () => {
  const textsOf = (snapshot: ReturnType<typeof takeSnapshot>, title: string) =>
    snapshot.sections.find((each) => each.title === title)?.lines.map(({ text }) => text);

  test('faults with the element, calls, what is tracked with the newest first, and events', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = open({ html: '<p id="plans"></p>' });
    const error = new Error('no');
    page.page.report({ source: 'tabs', phase: 'mount', error, element: page.find('p') });
    page.page.report({ source: 'bus', phase: 'event', error });
    page.page.tracked.push(
      { source: 'pixel', name: 'View', at: 1, outcome: 'sent' },
      { source: 'pixel', name: 'Buy', at: 2, outcome: 'held: undecided' },
    );
    const snapshot = page.snapshot({
      events: [{ text: 'hash:changed' }],
      requests: [{ text: 'GET /' }],
    });
    expect(textsOf(snapshot, 'Faults')).toEqual([
      'tabs (mount): Error: no on p#plans',
      'bus (event): Error: no',
    ]);
    expect(textsOf(snapshot, 'Tracked')).toEqual([
      'pixel: Buy – held: undecided',
      'pixel: View – sent',
    ]);
    expect(textsOf(snapshot, 'Events')).toEqual(['hash:changed']);
    expect(textsOf(snapshot, 'Requests')).toEqual(['GET /']);
  });

  test('nothing that identifies the visitor', () => {
    const page = open();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const address = 'https://a.example/?key=secret';
    page.page.report({ source: 'cart', phase: 'call', error: address });
    page.page.tracked.push({ source: 'pixel', name: address, at: 1, outcome: 'sent' });
    const line = { at: 3, text: address };
    const { sections } = page.snapshot({ events: [line], requests: [line] });
    const texts = sections.flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(texts).toHaveLength(4);
    expect(texts.filter((text) => text.includes('secret'))).toEqual([]);
    expect(sections.at(-1)?.lines).toEqual([{ at: 3, text: 'https://a.example/?key=…' }]);
  });
});
