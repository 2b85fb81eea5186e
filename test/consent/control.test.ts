import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createControl } from '../../src/consent/control/create-control';
import { startGuard } from '../../src/consent/guard/start-guard';
import { createGlobals } from '../../src/runtime/config/global';
import { type ConsentGuard, isConsentGuard } from '../../src/runtime/consent-gate';
import { createControllerScope } from '../../src/runtime/controller-scope';
import type { Page } from '../../src/runtime/page';
import { beforeDeferred } from '../support/before-deferred';

const slugs = ['necessary', 'functional', 'analytics'];
const configuration = (more: object = {}) => ({
  _categories: slugs.map((slug) => ({
    name: slug,
    slug,
    isNecessary: slug === 'necessary',
    cookies: [{ cookieID: `${slug}_*`, domain: 'localhost' }],
    defaultConsent: { gdpr: slug === 'necessary', ccpa: slug === 'necessary' },
  })),
  _providersToBlock: [{ re: 'm.test', categories: ['analytics'] }],
  _bannerConfig: { settings: { applicableLaw: 'gdpr' }, behaviours: {} },
  ...more,
});

const undos: (() => void)[] = [];
const startOn = (config: object = configuration()) => {
  Object.assign(window, { _ckyConfig: config });
  const guard = startGuard(window);
  if (!guard || !isConsentGuard(guard)) throw new Error('no guard');
  const report = vi.fn();
  const page = {
    window,
    document,
    options: { nonce: '' },
    globals: createGlobals(window),
    report,
  } as unknown as Page;
  const { scope, end } = createControllerScope(page, 'consent-control');
  const control = createControl(scope, guard);
  undos.push(end, guard.stop);
  return { guard, control, report };
};
const record = () => /cookieyes-consent=consentid:[^,]*,([^;]*)/.exec(document.cookie)?.[1];
const settle = () => vi.advanceTimersByTimeAsync(1000);

let updates: unknown[] = [];
const collect = ({ detail }: Event & { detail?: unknown }) => updates.push(detail);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  updates = [];
  document.addEventListener('cookieyes_consent_update', collect);
});
afterEach(() => {
  for (const undo of undos.splice(0)) undo();
  document.removeEventListener('cookieyes_consent_update', collect);
  document.body.innerHTML = '';
  for (const pair of document.cookie.split(';')) {
    document.cookie = `${pair.split('=')[0]?.trim()}=;path=/;max-age=-1`;
  }
  Reflect.deleteProperty(window, '_ckyConfig');
  for (const name of ['wp_set_consent', 'wp_consent_type']) Reflect.deleteProperty(window, name);
  vi.useRealTimers();
});

test('nothing is written until the visitor chooses [S4.01a, S4.01c]', async () => {
  const { guard } = startOn();
  await settle();
  expect(record()).toBeUndefined();
  expect(guard.record().get('action')).toBe('');
  expect(updates).toEqual([{ accepted: ['necessary'], rejected: ['functional', 'analytics'] }]);
});

test('listeners receive a choice at once, the update event follows after the paint [S4.04]', async () => {
  const { guard, control } = startOn();
  await settle();
  const statuses: string[] = [];
  guard.subscribe(({ status }) => statuses.push(status));
  control.decide({ kind: 'accept' });
  expect(statuses).toEqual(['decided']);
  expect(updates).toHaveLength(1);
  await settle();
  expect(updates[1]).toEqual({ accepted: slugs, rejected: [] });
  expect(record()).toBe('consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes');
});

test('the id is made once and kept over later choices [S3.02a]', () => {
  const { guard, control } = startOn();
  control.decide({ kind: 'save', slugs: ['analytics'] });
  const id = guard.record().get('consentid');
  control.decide({ kind: 'accept' });
  expect(id).toHaveLength(43);
  expect(guard.record().get('consentid')).toBe(id);
});

test('a choice holds where the server has sent the record again with encoded commas [S3.02a]', () => {
  document.cookie =
    'cookieyes-consent=consentid:abc%2Cconsent:yes%2Caction:yes%2Cnecessary:yes;path=/';
  const { guard, control } = startOn();
  expect(guard.state().status).toBe('undecided');
  control.decide({ kind: 'accept' });
  for (const undo of undos.splice(0)) undo();
  expect(startOn().guard.state().status).toBe('decided');
});

test('withdrawing a grant loads the page again, giving more does not', async () => {
  const { control } = startOn();
  control.decide({ kind: 'save', slugs: ['analytics'] });
  control.decide({ kind: 'accept' });
  await settle();
  expect(window.location.reload).not.toHaveBeenCalled();
  control.decide({ kind: 'reject' });
  await settle();
  expect(window.location.reload).toHaveBeenCalledOnce();
});

test('a new page view waits for the banner’s last message', async () => {
  const { control } = startOn();
  control.decide({ kind: 'accept' });
  let finish = () => {};
  const before = new Promise<void>((resolve) => {
    finish = resolve;
  });
  control.decide({ kind: 'reject' }, before);
  await settle();
  expect(window.location.reload).not.toHaveBeenCalled();
  finish();
  await settle();
  expect(window.location.reload).toHaveBeenCalledOnce();
});

test('reloadBannerOnAccept loads the page again after any choice but closing [S3.03h]', async () => {
  const config = configuration();
  const { control } = startOn({
    ...config,
    _bannerConfig: { ...config._bannerConfig, behaviours: { reloadBannerOnAccept: true } },
  });
  control.decide({ kind: 'close' });
  await settle();
  expect(window.location.reload).not.toHaveBeenCalled();
  control.decide({ kind: 'save', slugs: [] });
  await settle();
  expect(window.location.reload).toHaveBeenCalledOnce();
});

test('closing announces nothing and grants nothing', async () => {
  const { guard, control } = startOn();
  control.decide({ kind: 'close' });
  await settle();
  expect(updates).toHaveLength(1);
  expect(record()).toBe('consent:no,action:yes,necessary:yes,functional:no,analytics:no');
  expect(guard.isGranted('analytics')).toBe(false);
});

test('refused categories lose their cookies at the start and after a choice, the others do not [S4.08]', () => {
  for (const name of ['necessary_1', 'functional_1', 'analytics_1', 'mine']) {
    document.cookie = `${name}=1;path=/`;
  }
  const { control } = startOn();
  expect(document.cookie).not.toMatch(/functional_1|analytics_1/);
  expect(document.cookie).toMatch(/necessary_1.*mine/);
  control.decide({ kind: 'save', slugs: ['analytics'] });
  document.cookie = 'analytics_2=1;path=/';
  document.cookie = 'functional_2=1;path=/';
  control.decide({ kind: 'save', slugs: ['analytics'] });
  expect(document.cookie).toContain('analytics_2');
  expect(document.cookie).not.toContain('functional_2');
});

test('a WP Consent API that is there learns a choice of before at once, and once', () => {
  document.cookie = `cookieyes-consent=consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no;path=/`;
  const run = beforeDeferred();
  const set = vi.fn();
  Object.assign(window, { wp_set_consent: set });
  startOn();
  expect(set.mock.calls).toEqual([
    ['preferences', 'allow'],
    ['statistics', 'deny'],
    ['statistics-anonymous', 'deny'],
  ]);
  run();
  expect(set).toHaveBeenCalledTimes(3);
});

test('scripts with `defer` receive the defaults, and the WP Consent API the law [S4.01c]', () => {
  const run = beforeDeferred();
  startOn();
  // One of the deferred scripts runs now.
  updates = [];
  Object.assign(window, { wp_set_consent: vi.fn() });
  run();
  expect(updates).toEqual([{ accepted: ['necessary'], rejected: ['functional', 'analytics'] }]);
  expect(Reflect.get(window, 'wp_consent_type')).toBe('optin');
});

test('calls of the page before the control are made up for', async () => {
  Object.assign(window, { _ckyConfig: configuration() });
  const guard = startGuard(window) as ConsentGuard;
  (window as unknown as { performBannerAction(name: string): void }).performBannerAction(
    'accept_all',
  );
  expect(guard.record().get('action')).toBe('');
  const page = {
    window,
    document,
    options: { nonce: '' },
    globals: createGlobals(window),
    report: vi.fn(),
  } as unknown as Page;
  const { scope, end } = createControllerScope(page, 'consent-control');
  createControl(scope, guard);
  undos.push(end, guard.stop);
  expect(guard.isGranted('analytics')).toBe(true);
});

test('a call to revisit before the banner is ready opens it when it is', () => {
  const { control } = startOn();
  (window as unknown as { revisitCkyConsent(): void }).revisitCkyConsent();
  const revisit = vi.fn();
  control.attach({ revisit, draft: () => ({ kind: 'close' }) });
  expect(revisit).toHaveBeenCalledOnce();
});

test('`_ckySetInStore` writes only once there is a choice', () => {
  const { guard, control } = startOn();
  const store = (
    window as unknown as { cookieyes: { _ckySetInStore(key: string, value: string): void } }
  ).cookieyes;
  store._ckySetInStore('analytics', 'yes');
  expect(record()).toBeUndefined();
  expect(guard.isGranted('analytics')).toBe(false);
  control.decide({ kind: 'reject' });
  store._ckySetInStore('functional', 'yes');
  expect(record()).toContain('functional:yes');
  expect(guard.isGranted('functional')).toBe(false);
});

test('a cookie without a value is one with an empty value to scripts of the page', () => {
  startOn();
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('flag; a=1=2');
  const { cookieyes } = window as unknown as { cookieyes: { _ckyGetCookieMap(): unknown } };
  expect(cookieyes._ckyGetCookieMap()).toEqual({ flag: '', a: '1' });
});
