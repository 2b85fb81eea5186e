import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsentState } from '../../src/runtime/consent-gate';
import type { Family } from '../../src/runtime/family';
import { noFirstLayout } from '../../src/runtime/first-layout';
import { readOptions } from '../../src/runtime/loader/read-options';
import { openGate } from '../../src/runtime/open-gate';
import type { PageFacts } from '../../src/runtime/page';
import { settle } from '../shop/shop-page';
import { controllerDefinition, islandDefinition, withPages } from './live-page';
import { waitFor } from '../support/wait-for';
import { definitions as courses } from '../../src/learndash/definitions';
import { definitions as shop } from '../../src/shop/definitions';

const { open, page } = withPages();
afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

describe('a page that is only prerendered', () => {
  const prerender = (value: boolean) =>
    Object.defineProperty(document, 'prerendering', { value, configurable: true });
  const manifest = [
    controllerDefinition('quiet'),
    controllerDefinition('tracking', { tracks: true }),
    controllerDefinition('writing', { writes: true }),
  ];
  const found = () =>
    page()
      .skerry.islands()
      .map(({ name }) => name);

  test('runs features that neither track nor write; the others start once, when the page is shown', async () => {
    prerender(true);
    await open('', manifest);
    expect(found()).toEqual(['quiet']);
    document.dispatchEvent(new Event('prerenderingchange'));
    await waitFor(() => expect(found()).toEqual(['quiet', 'tracking', 'writing']));
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(found()).toHaveLength(3);
  });

  test('that is stopped before it is shown stays without it', async () => {
    prerender(true);
    const { skerry } = await open('', manifest);
    skerry.stop();
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(found()).toEqual([]);
  });

  test.each([
    [
      'the timer of a lesson, which keeps its seconds in a cookie',
      '<div class="learndash-wrapper"><i class="learndash_timer" data-timer-seconds="60"></i></div>',
      'lesson',
    ],
    [
      'prices by location, which request the visitor’s location from the shop',
      '<div class="woocommerce"></div>',
      'shop extras',
    ],
  ])('waits with %s', async (_, html, name) => {
    prerender(true);
    Object.assign(window, { wc_geolocation_params: {} });
    await open(
      html,
      [...courses, ...shop].filter((each) => each.name === name),
    );
    Reflect.deleteProperty(window, 'wc_geolocation_params');
    expect(found()).toEqual([]);
    expect(document.cookie).not.toContain('learndash_timer');
  });

  test('is like any other once it is shown', async () => {
    prerender(false);
    await open('', manifest);
    expect(found()).toEqual(['quiet', 'tracking', 'writing']);
  });
});

describe('an editor’s page', () => {
  test('has nothing that tracks', async () => {
    const options = { ...readOptions(null), isPreview: true };
    const { skerry } = await open(
      '',
      [controllerDefinition('a'), controllerDefinition('b', { tracks: true })],
      {
        options,
      },
    );
    expect(skerry.islands().map(({ name }) => name)).toEqual(['a']);
  });

  test('around the builder’s frame has nothing at all, and nothing stays laid out early', async () => {
    Object.assign(window, { et_builder_utils_params: { builderType: 'vb' } });
    document.body.className = 'et-fb';
    const firstLayout = { ...noFirstLayout, releaseIn: vi.fn() };
    const { skerry } = await open('', [controllerDefinition('a')], { firstLayout });
    Reflect.deleteProperty(window, 'et_builder_utils_params');
    document.body.removeAttribute('class');
    expect(skerry.islands()).toEqual([]);
    expect(firstLayout.releaseIn).toHaveBeenCalledWith(document.documentElement);
  });
});

describe('the target of the address', () => {
  afterEach(() => {
    history.replaceState(null, '', '/');
  });
  const html = '<main class="tabs"><p id="inner"></p></main><p class="toggle"></p>';
  const manifest = [
    islandDefinition('tabs', { when: 'interaction' }),
    islandDefinition('toggle', { when: 'interaction' }),
  ];

  test('works at once, as the modules around it do', async () => {
    history.replaceState(null, '', '/#inner');
    const { becomes, statusOf } = await open(html, manifest);
    await becomes('tabs', 'mounted');
    expect(statusOf('toggle')).toEqual(['waiting']);
  });

  test('works when the address changes, until the end', async () => {
    const { becomes, statusOf, skerry } = await open(html, manifest);
    await settle();
    expect(statusOf('tabs')).toEqual(['waiting']);
    history.replaceState(null, '', '/#inner');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await becomes('tabs', 'mounted');
    skerry.stop();
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(skerry.faults()).toEqual([]);
  });

  test('works when the address changes on a page where something else works already [S2.04]', async () => {
    const { becomes } = await open(html, [
      islandDefinition('toggle', { when: 'now' }),
      ...manifest,
    ]);
    await becomes('toggle', 'mounted', 'waiting');
    window.location.hash = '#inner';
    await becomes('tabs', 'mounted');
  });

  test('and is nowhere on the page wakes nothing', async () => {
    history.replaceState(null, '', '/#gone');
    const { statusOf } = await open(html, manifest);
    await settle();
    expect(statusOf('tabs')).toEqual(['waiting']);
  });
});

describe('a page that the browser has kept', () => {
  test.each([
    [true, 1],
    [false, 0],
  ])(
    'and shows again (%s) checks the consent again and emits an event: %s times',
    async (persisted, times) => {
      const consent = { ...openGate, refresh: vi.fn() };
      const { skerry } = await open('', [], { consent });
      const restored = vi.fn();
      skerry.on('page:restored', restored);
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      expect(restored.mock.calls).toEqual(Array.from({ length: times }, () => [{ persisted }]));
      expect(consent.refresh).toHaveBeenCalledTimes(times);
    },
  );
});

test('a choice of the visitor is emitted on the document', async () => {
  const listeners = new Set<(state: ConsentState) => void>();
  const consent = {
    ...openGate,
    subscribe(listener: (state: ConsentState) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const { becomes } = await open('', [controllerDefinition('a')], { consent });
  await becomes('a', 'mounted');
  const onConsent = vi.fn();
  const onEvent = (event: CustomEvent<unknown>) => void onConsent(event.detail);
  document.addEventListener('skerry:consent:changed', onEvent);
  const state: ConsentState = { status: 'decided', law: 'gdpr', categories: { analytics: true } };
  for (const listener of listeners) listener(state);
  document.removeEventListener('skerry:consent:changed', onEvent);
  expect(onConsent.mock.calls).toEqual([[state]]);
});

describe('a page of Divi 5', () => {
  beforeEach(() => {
    Object.assign(window, { diviBreakpointData: {} });
  });
  afterEach(() => {
    for (const name of ['diviBreakpointData', 'et_pb_custom']) Reflect.deleteProperty(window, name);
  });
  const manifest = [controllerDefinition('a'), controllerDefinition('b', { family: 'shop' })];

  test('has what is fitted to it', async () => {
    const fit = vi.fn((facts: PageFacts) => ({
      facts,
      definitions: [controllerDefinition('fitted')],
    }));
    const { skerry } = await open('', manifest, { divi5: async () => ({ fit }) });
    expect(skerry.islands().map(({ name }) => name)).toEqual(['fitted']);
    expect(fit).toHaveBeenCalledExactlyOnceWith(expect.anything(), manifest);
  });

  test('whose chunk fails to load reports it, and is treated as one of Divi 4', async () => {
    const findOldScript = vi.fn((family: Family, isDivi5?: boolean) =>
      family === 'modules' && !isDivi5 ? 'scripts.min.js' : null,
    );
    const { skerry } = await open('', manifest, { findOldScript });
    expect(skerry.islands().map(({ name }) => name)).toEqual(['b']);
    expect(skerry.faults().map(({ source, phase }) => [source, phase])).toEqual([
      ['divi5', 'load'],
    ]);
  });
});
