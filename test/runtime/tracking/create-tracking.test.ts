import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsentGate, ConsentState } from '../../../src/runtime/consent-gate';
import { openGate } from '../../../src/runtime/open-gate';
import type { Page } from '../../../src/runtime/page';
import { createTracking, type Tracking } from '../../../src/runtime/tracking/create-tracking';
import { createShopPage, type ShopPage } from '../../shop/shop-page';

/** A banner with a `decide` function, which sets the visitor’s decision. */
const createBanner = (byUrl: boolean | null) => {
  let state: ConsentState = { status: 'undecided', law: 'gdpr', categories: { ads: false } };
  const listeners = new Set<(state: ConsentState) => void>();
  const gate: ConsentGate = {
    ...openGate,
    state: () => state,
    categoriesOf: () => (byUrl === null ? [] : ['ads']),
    isUrlAllowed: () => byUrl === true,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    gate,
    decide(ads: boolean) {
      state = { status: 'decided', law: 'gdpr', categories: { ads } };
      for (const listener of listeners) listener(state);
    },
  };
};

let shop: ShopPage;
let tracking: Tracking;

const open = ({
  hasBanner = true,
  isPreview = false,
  globals = {},
  url = '',
  byUrl = null as boolean | null,
} = {}) => {
  const { gate, decide } = createBanner(byUrl);
  shop = createShopPage({ globals, ...(hasBanner ? { consent: gate } : {}) });
  const page: Page = { ...shop.page, mode: { ...shop.page.mode, isPreview } };
  const states: string[] = [];
  tracking = createTracking(
    page,
    { source: 'pixel', slugs: ['ads'], wpCategory: 'marketing', ...(url ? { url } : {}) },
    (state) => states.push(state),
  );
  const listed = () => page.tracked.map(({ source, name, outcome }) => [source, name, outcome]);
  return { page, decide, states, listed };
};

beforeEach(() => {
  tracking = { state: () => 'shut', track: () => {}, stop: () => {} };
});
afterEach(() => {
  tracking.stop();
  shop.clear();
  Reflect.deleteProperty(document, 'prerendering');
});

describe('what is to be tracked', () => {
  test('is sent at once where there is no banner', () => {
    const { listed, states } = open({ hasBanner: false });
    const send = vi.fn();
    tracking.track('View', send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(listed()).toEqual([['pixel', 'View', 'sent']]);
    expect(states).toEqual(['open']);
  });

  test('is listed with its outcome', () => {
    const { listed } = open({ hasBanner: false });
    tracking.track('View', () => 'dropped: twice');
    expect(listed()).toEqual([['pixel', 'View', 'dropped: twice']]);
  });

  test('waits for the choice of the visitor and is sent once', () => {
    const { listed, decide, states } = open();
    const send = vi.fn();
    tracking.track('View', send);
    expect(send).not.toHaveBeenCalled();
    expect(listed()).toEqual([['pixel', 'View', 'held: undecided']]);
    decide(true);
    decide(true);
    expect(send).toHaveBeenCalledTimes(1);
    expect(listed()).toEqual([['pixel', 'View', 'sent']]);
    expect(states).toEqual(['held', 'open', 'open']);
  });

  test('is dropped for a visitor who refuses, also after a later consent', () => {
    const { listed, decide } = open();
    const send = vi.fn();
    tracking.track('View', send);
    decide(false);
    expect(listed()).toEqual([['pixel', 'View', 'dropped: not allowed']]);
    decide(true);
    expect(send).not.toHaveBeenCalled();
    expect(tracking.state()).toBe('open');
  });

  test('is dropped in a preview', () => {
    const { listed } = open({ hasBanner: false, isPreview: true });
    tracking.track('View', vi.fn());
    expect(listed()).toEqual([['pixel', 'View', 'dropped: not allowed']]);
  });

  test('that fails is reported and leaves the rest to go', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { listed, decide } = open();
    const error = new Error('blocked');
    const send = vi.fn();
    tracking.track('View', () => {
      throw error;
    });
    tracking.track('Buy', send);
    decide(true);
    expect(logged.mock.calls.flat()).toContain(error);
    expect(listed()).toEqual([
      ['pixel', 'View', 'dropped: failed'],
      ['pixel', 'Buy', 'sent'],
    ]);
  });

  test('and still waits at the end is dropped', () => {
    const { listed, decide, states } = open();
    const send = vi.fn();
    tracking.track('View', send);
    tracking.stop();
    expect(listed()).toEqual([['pixel', 'View', 'dropped: ended']]);
    states.length = 0;
    decide(true);
    for (const type of ['prerenderingchange', 'wp_listen_for_consent_change'])
      document.dispatchEvent(new Event(type));
    expect(send).not.toHaveBeenCalled();
    expect(states).toEqual([]);
  });

  test('is listed up to the last 200', () => {
    const { listed } = open({ hasBanner: false });
    for (let at = 1; at <= 201; at += 1) tracking.track(`${at}`, () => {});
    expect(listed()).toHaveLength(200);
    expect(listed()[0]?.[1]).toBe('2');
    expect(listed().at(-1)?.[1]).toBe('201');
  });

  test('waits until a page that is rendered beforehand is looked at', () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    open({ hasBanner: false });
    const send = vi.fn();
    tracking.track('View', send);
    expect(send).not.toHaveBeenCalled();
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('waits for another banner that speaks through WordPress, about its own purpose', () => {
    let has: (name: string) => unknown = () => false;
    open({ hasBanner: false, globals: { wp_has_consent: (name: string) => has(name) } });
    const send = vi.fn();
    tracking.track('View', send);
    has = () => 'yes';
    document.dispatchEvent(new Event('wp_listen_for_consent_change'));
    expect(send).not.toHaveBeenCalled();
    has = (name) => name === 'marketing';
    document.dispatchEvent(new Event('wp_listen_for_consent_change'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('calls nothing of WordPress if that is no function', () => {
    open({ hasBanner: false, globals: { wp_has_consent: false } });
    expect(tracking.state()).toBe('open');
  });

  test.each([
    ['allowed for its address', 'https://a.example/', true, 'open'],
    ['refused for its address', 'https://a.example/', false, 'held'],
    ['not assigned by its address', 'https://a.example/', null, 'held'],
    ['allowed for an address that it has none of', '', true, 'held'],
  ] as const)('consent that is %s decides the state', (_, url, byUrl, state) => {
    open({ url, byUrl });
    expect(tracking.state()).toBe(state);
  });
});
