import { afterEach, describe, expect, test, vi } from 'vitest';
import { startGuard } from '../../src/consent/guard/start-guard';
import { type HeldPage, openHeldPage } from './held-page';

let held: HeldPage;
const open = async (...args: Parameters<typeof openHeldPage>) => {
  held = await openHeldPage(...args);
};
const CHOSEN =
  'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:yes,advertisement:no';
interface PublicFunctions {
  readonly cookieyes: Readonly<Record<string, (...args: unknown[]) => unknown>> & {
    readonly _ckyConsentStore: ReadonlyMap<string, string>;
  };
  getCkyConsent(): unknown;
  performBannerAction(name: string): void;
  revisitCkyConsent(): void;
  _revisitCkyConsent(): void;
}
const publicFunctions = window as unknown as PublicFunctions;

afterEach(() => {
  held.close();
});

describe('scripts of the page', () => {
  test('read the state before and after a choice', async () => {
    await open();
    expect(publicFunctions.getCkyConsent()).toEqual({
      activeLaw: 'gdpr',
      categories: {
        necessary: true,
        functional: false,
        analytics: false,
        performance: false,
        advertisement: false,
      },
      isUserActionCompleted: false,
      consentID: '',
      languageCode: 'de',
    });
    held.control.decide({ kind: 'save', slugs: ['analytics'] });
    expect(publicFunctions.getCkyConsent()).toMatchObject({
      categories: { functional: false, analytics: true },
      isUserActionCompleted: true,
      consentID: expect.stringMatching(/^.{43}$/),
    });
    expect(publicFunctions.cookieyes._ckyGetFromStore?.('analytics')).toBe('yes');
    expect(publicFunctions.cookieyes._ckyGetFromStore?.('none')).toBe('');
    expect(publicFunctions.cookieyes._ckyConsentStore.get('functional')).toBe('no');
  });

  test('a page without a language reports none', async () => {
    await open({ config: { _language: undefined } });
    expect(publicFunctions.getCkyConsent()).toMatchObject({ languageCode: '' });
  });

  test.each([
    ['accept_all', 'analytics:yes'],
    ['reject', 'analytics:no'],
    ['accept_partial', 'analytics:no'],
    ['other', undefined],
  ])('call %s', async (name, expected) => {
    await open();
    publicFunctions.performBannerAction(name);
    const stored = held.jar.get('cookieyes-consent');
    if (expected) expect(stored).toContain(expected);
    else expect(stored).toBeUndefined();
  });

  test('saving without a banner keeps what is granted', async () => {
    await open({ cookie: CHOSEN });
    publicFunctions.performBannerAction('accept_partial');
    expect(held.jar.get('cookieyes-consent')).toContain(
      'functional:yes,analytics:no,performance:yes',
    );
  });

  test.each(['revisitCkyConsent', '_revisitCkyConsent'] as const)(
    'open the banner with %s, also one that was inserted later, and not one that was removed',
    async (name) => {
      await open();
      const [first, second] = [vi.fn(), vi.fn()];
      const draft = () => ({ kind: 'accept' }) as const;
      const detach = held.control.attach({ revisit: first, draft });
      publicFunctions[name]();
      expect(first).toHaveBeenCalledTimes(1);
      held.control.attach({ revisit: second, draft });
      detach();
      publicFunctions[name]();
      expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
      held.control.attach({ revisit: second, draft })();
      publicFunctions[name]();
      expect(second).toHaveBeenCalledTimes(1);
    },
  );

  test('read, write and delete cookies', async () => {
    await open();
    const { cookieyes } = publicFunctions;
    cookieyes._ckySetCookie?.('mine', 'a', 3);
    expect(held.cookieOptions.get('mine')).toMatchObject({
      days: 3,
      samesite: 'strict',
      path: '/',
    });
    expect(cookieyes._ckyGetCookie?.('mine')).toBe('a');
    expect(cookieyes._ckyGetCookie?.('none')).toBeNull();
    cookieyes._ckySetCookie?.('other', 'b', 1, 'shop.test');
    expect(held.cookieOptions.get('other')).toMatchObject({ domain: 'shop.test' });
    expect(cookieyes._ckyGetCookieMap?.()).toEqual({ mine: 'a', other: 'b' });
    cookieyes._ckySetCookie?.('mine', 'a');
    expect(cookieyes._ckyGetCookie?.('mine')).toBeNull();
    cookieyes._ckySetCookie?.('other', 'b', 0, 'shop.test');
    expect(held.cookieOptions.get('other')).toMatchObject({ domain: 'shop.test' });
    expect(cookieyes._ckyRandomString?.(7)).toMatch(/^\w{7}$/);
  });

  test('share a cookie among the shops of one domain, and delete it there', async () => {
    await open({ config: { _rootDomain: '.shop.test' } });
    const { cookieyes } = publicFunctions;
    cookieyes._ckySetCookie?.('mine', 'a', 3);
    expect(held.cookieOptions.get('mine')).toMatchObject({ domain: '.shop.test' });
    cookieyes._ckySetCookie?.('mine', '');
    expect(held.cookieOptions.get('mine')).toMatchObject({ domain: '.shop.test' });
    cookieyes._ckySetCookie?.('mine', 'b', 3, '');
    expect(held.cookieOptions.get('mine')).not.toHaveProperty('domain');
  });

  test('find none of the functions once the guard has stopped', async () => {
    await open();
    held.guard.stop();
    for (const name of [
      'cookieyes',
      'getCkyConsent',
      'performBannerAction',
      '_revisitCkyConsent',
    ]) {
      expect(name in window).toBe(false);
    }
  });
});

describe('signals of the browser', () => {
  const withSignal = async (
    name: string,
    value: unknown,
    more: Parameters<typeof openHeldPage>[0],
  ) => {
    Object.defineProperty(navigator, name, { configurable: true, value });
    await open(more);
    Reflect.deleteProperty(navigator, name);
  };

  test.each([
    ['1', false],
    [1, false],
    ['0', true],
    ['unspecified', true],
  ])('with Do Not Track as %j what was agreed to may run: %s', async (value, expected) => {
    await withSignal('doNotTrack', value, { cookie: CHOSEN });
    expect(held.guard.isGranted('functional')).toBe(expected);
  });

  test.each([
    [true, 'yes'],
    ['1', 'no'],
    [false, 'no'],
  ])('Global Privacy Control as %j opts out under ccpa: %s', async (value, expected) => {
    await withSignal('globalPrivacyControl', value, { law: 'ccpa' });
    expect(held.guard.record().get('consent')).toBe(expected);
  });
});

describe('the guard', () => {
  test('emits a choice in another tab once, and not if nothing has changed', async () => {
    await open();
    const listener = vi.fn();
    const unsubscribe = held.guard.subscribe(listener);
    held.guard.refresh();
    expect(listener).not.toHaveBeenCalled();
    held.jar.set('cookieyes-consent', CHOSEN);
    held.guard.refresh();
    held.guard.refresh();
    expect(listener).toHaveBeenCalledOnce();
    expect(listener.mock.calls[0]?.[0]).toMatchObject({ status: 'decided' });
    unsubscribe();
    held.jar.clear();
    held.guard.refresh();
    expect(listener).toHaveBeenCalledOnce();
    expect(held.guard.state().status).toBe('undecided');
  });

  test('a page restored from history shows a choice made meanwhile, a hidden one later', async () => {
    await open();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    held.jar.set('cookieyes-consent', CHOSEN);
    window.dispatchEvent(new Event('pageshow'));
    expect(held.guard.isGranted('functional')).toBe(false);
    hidden.mockReturnValue(false);
    const updates = vi.fn();
    document.addEventListener('cookieyes_consent_update', updates);
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new Event('pageshow'));
    document.removeEventListener('cookieyes_consent_update', updates);
    expect(held.guard.isGranted('functional')).toBe(true);
    expect(updates).toHaveBeenCalledOnce();
  });

  test('keeps calls for a control that starts after another has ended', async () => {
    await open();
    held.close();
    await open();
    const received: string[] = [];
    const end = held.guard.onCall((name) => received.push(name));
    publicFunctions.performBannerAction('one');
    end();
    publicFunctions.performBannerAction('two');
    expect(received).toEqual(['one']);
    held.guard.onCall((name) => received.push(name));
    expect(received).toEqual(['one', 'two']);
  });

  test('reports the old script as in charge if that has started', async () => {
    await open();
    expect(startGuard(held.page.window)).toBeNull();
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(/cookie-law-info-js is in charge; remove it/),
    );
  });

  test('a configuration that throws when it is read holds what the owner has marked', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const _bannerConfig = {
      get settings() {
        throw new Error('mine');
      },
    };
    await open();
    held.guard.stop();
    Object.assign(window, { _ckyConfig: { _bannerConfig } });
    const guard = startGuard(held.page.window);
    const script = document.createElement('script');
    script.setAttribute('data-cookieyes', 'cookieyes-analytics');
    guard?.stop();
    expect(error).toHaveBeenCalledWith('[skerry] consent', expect.any(Error));
    expect(script.type).toBe('javascript/blocked');
  });
});

test.each([
  ['gdpr', '', ['default']],
  ['gdpr', CHOSEN, ['default', 'update']],
  ['ccpa', '', ['default', 'update']],
] as const)('under %s with the record “%s” Google receives %j', async (law, cookie, kinds) => {
  const dataLayer: ArrayLike<unknown>[] = [];
  await open({ law, cookie, globals: { dataLayer } });
  expect(dataLayer.map(({ 1: kind }) => kind)).toEqual(kinds);
});
