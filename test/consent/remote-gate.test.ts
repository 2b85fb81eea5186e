import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardOnceConfigured } from '../../src/consent/guard/guard-once-configured';
import { withoutGuard } from '../../src/consent/guard/without-guard';
import { isConsentGuard } from '../../src/runtime/consent-gate';

const script = '<script id="cookieyes" src="https://cdn.test/script.js"></script>';
const CHOSEN = 'consentid:a,consent:yes,action:yes,necessary:yes,analytics:yes,functional:no';
const win = window as unknown as { getCkyConsent?: () => { activeLaw?: string } };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.cookie = `cookieyes-consent=${CHOSEN};path=/`;
});
afterEach(() => {
  document.head.replaceChildren();
  document.cookie = 'cookieyes-consent=;path=/;max-age=-1';
  for (const name of ['_ckyConfig', 'Cli_Data']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(window, 'getCkyConsent');
});

const remote = (html = script) => {
  document.head.innerHTML = html;
  return withoutGuard(window);
};

test.each([
  ['the web application of the vendor', script, true],
  ['the plugin’s own script', '<script id="cookie-law-info-js" src="/x.js"></script>', true],
  ['a style of that name', '<style id="cookieyes"></style>', false],
  ['an inline script of that name', '<script id="cookieyes">1</script>', false],
  ['nothing', '', false],
])('a page with %s has its banner from there: %s', (_, html, expected) => {
  expect(remote(html) !== null).toBe(expected);
  expect(console.warn).not.toHaveBeenCalled();
});

test('if the plugin before 3.0 has its banner, nothing waits for a response that it never gives', () => {
  Object.assign(window, { Cli_Data: { cookie_auto_block: '' } });
  expect(remote('<script id="cookie-law-info-js" src="/x.js"></script>')).toBe(null);
  // A site that has moved to the web application may still have that plugin.
  expect(remote()).not.toBe(null);
});

test('what that banner has stored holds, and nothing of the record is a kind of cookies', () => {
  expect(remote()?.state()).toEqual({
    status: 'remote',
    law: 'gdpr',
    categories: { necessary: true, analytics: true, functional: false },
  });
  const gate = remote();
  expect(['analytics', 'functional', 'other'].map((slug) => gate?.isGranted(slug))).toEqual([
    true,
    false,
    false,
  ]);
});

test('it holds by its own lists, so that nothing is held twice', () => {
  const gate = remote();
  expect(gate?.isUrlAllowed('https://m.test/x')).toBe(true);
  expect(gate?.categoriesOf('https://m.test/x')).toEqual([]);
});

test('the law is that of the other script, and the stricter one before', () => {
  document.cookie = 'cookieyes-consent=consent:no,action:,analytics:yes;path=/';
  const gate = remote();
  expect([gate?.state().law, gate?.isGranted('analytics')]).toEqual(['gdpr', false]);
  win.getCkyConsent = () => ({ activeLaw: 'ccpa' });
  expect([gate?.state().law, gate?.isGranted('analytics')]).toEqual(['ccpa', true]);
  win.getCkyConsent = () => ({ activeLaw: 'lgpd' });
  expect(gate?.state().law).toBe('gdpr');
});

test('under a law that lets visitors opt out, the script of 3.2, which does not name the law, holds nothing back [S4.03b]', () => {
  Object.assign(window, { _ckyConfig: { _bannerConfig: { settings: { applicableLaw: 'ccpa' } } } });
  document.cookie = 'cookieyes-consent=consent:no,action:yes,advertisement:yes;path=/';
  document.head.innerHTML = '<script id="cookie-law-info-js" src="/x.js"></script>';
  // The script’s object shows that it has started.
  Object.assign(window, { cookieyes: { _ckyConsentStore: new Map() } });
  const gate = guardOnceConfigured(window)();
  Reflect.deleteProperty(window, 'cookieyes');
  expect([gate?.state().law, gate?.isGranted('advertisement')]).toEqual(['ccpa', true]);
  document.cookie = 'cookieyes-consent=consent:yes,action:yes,advertisement:no;path=/';
  expect(gate?.isGranted('advertisement')).toBe(false);
});

test.each(['cookieyes_consent_update', 'cookieyes_banner_load'])(
  'a subscriber to a choice is notified with %s, until it unsubscribes',
  (type) => {
    const gate = remote();
    const listener = vi.fn();
    const unsubscribe = gate?.subscribe(listener);
    document.dispatchEvent(new CustomEvent(type));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ status: 'remote' }));
    gate?.refresh();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe?.();
    document.dispatchEvent(new CustomEvent(type));
    expect(listener).toHaveBeenCalledTimes(2);
  },
);

test('a page that is configured but has no chunk for it grants nothing, and its owner is warned', () => {
  Object.assign(window, { _ckyConfig: {} });
  const gate = remote('');
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/skerry\.core\.js has no consent banner: name skerry\.js/),
  );
  expect(gate?.state()).toEqual({ status: 'undecided', law: 'gdpr', categories: {} });
  expect(gate?.isGranted('necessary')).toBe(false);
  expect(gate?.categoriesOf('https://m.test/x')).toEqual([]);
  expect(gate?.isUrlAllowed('https://m.test/x')).toBe(true);
  expect(() => {
    gate?.subscribe(() => {})();
    gate?.refresh();
  }).not.toThrow();
});

test('if the plugin’s own script loads after the guard, it is in charge from then on', () => {
  Object.assign(window, { _ckyConfig: { _categories: [] } });
  const gate = guardOnceConfigured(window);
  const guard = gate();
  expect(guard?.state().status).toBe('decided');
  document.head.innerHTML = '<script id="cookie-law-info-js" src="/x.js"></script>';
  if (guard && isConsentGuard(guard)) guard.stop();
  expect(gate()?.state().status).toBe('remote');
});

test('an assigned configuration can be read and written as before', () => {
  const gate = guardOnceConfigured(window);
  const globals = window as unknown as { _ckyConfig?: object };
  expect(globals._ckyConfig).toBeUndefined();
  const config = { _categories: [] };
  globals._ckyConfig = config;
  expect(globals._ckyConfig).toBe(config);
  expect(Object.keys(window)).toContain('_ckyConfig');
  const guard = gate();
  globals._ckyConfig = {};
  expect(globals._ckyConfig).not.toBe(config);
  expect(gate()).toBe(guard);
  if (guard && isConsentGuard(guard)) guard.stop();
});
