import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardOnceConfigured } from '../../src/consent/guard/guard-once-configured';
import { startGuard } from '../../src/consent/guard/start-guard';
import type { ConsentGuard } from '../../src/runtime/consent-gate';

const slugs = ['necessary', 'functional', 'analytics', 'performance', 'advertisement'];
const configuration = (more: object = {}) => ({
  _expiry: '365',
  _categories: slugs.map((slug) => ({
    name: slug,
    slug,
    isNecessary: slug === 'necessary',
    cookies: [],
    defaultConsent: { gdpr: slug === 'necessary', ccpa: slug === 'necessary' },
  })),
  _providersToBlock: [
    { re: 'm.test', categories: ['functional', 'analytics'] },
    { re: 'fn.test', categories: ['functional'] },
  ],
  _bannerConfig: { settings: { applicableLaw: 'gdpr' }, behaviours: {} },
  ...more,
});

const guards: ConsentGuard[] = [];
const guardWith = (config: unknown, cookie = '') => {
  Object.assign(window, { _ckyConfig: config });
  document.cookie = `cookieyes-consent=${cookie};path=/`;
  const guard = startGuard(window);
  if (guard) guards.push(guard);
  return guard;
};
const guardOf = (config: unknown, cookie = '') => {
  const guard = guardWith(config, cookie);
  if (!guard) throw new Error('no guard');
  return guard;
};
const stored = (choices: string, consent = 'yes') =>
  `consentid:a,consent:${consent},action:yes,${choices}`;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const guard of guards.splice(0)) guard.stop();
  Reflect.deleteProperty(window, '_ckyConfig');
  Reflect.deleteProperty(window, 'dataLayer');
  document.cookie = 'cookieyes-consent=;path=/;max-age=-1';
});

test('a category that wants two grants waits for both (row B7) [S4.09a]', () => {
  const guard = guardOf(configuration(), stored('necessary:yes,functional:yes,analytics:no'));
  expect(guard.isUrlAllowed('https://m.test/x')).toBe(false);
  expect(guard.isUrlAllowed('https://fn.test/x')).toBe(true);
  expect(guard.isUrlAllowed('https://free.test/x')).toBe(true);
});

test('features may read which categories the site has given to an address', () => {
  const guard = guardOf(configuration(), stored('necessary:yes'));
  expect(guard.categoriesOf('https://fn.test/x')).toEqual(['functional']);
  expect(guard.categoriesOf('https://free.test/x')).toEqual([]);
});

test('under gdpr a stored yes without consent releases nothing [S4.09d]', () => {
  const guard = guardOf(configuration(), stored('necessary:yes,functional:yes', 'no'));
  expect(guard.isGranted('functional')).toBe(false);
  expect(guard.isGranted('necessary')).toBe(true);
});

test('a category that the site does not have is never granted, whatever the cookie contains', () => {
  const guard = guardOf(configuration(), stored('necessary:yes,other:yes,consent:yes'));
  expect(guard.isGranted('other')).toBe(false);
  expect(guard.isGranted('consent')).toBe(false);
  expect(guard.isGranted('action')).toBe(false);
});

test('a preset under gdpr stays held on every view until a choice (row B9) [S4.09d]', () => {
  const config = configuration();
  const preset = config._categories.map((item) =>
    item.slug === 'functional' ? { ...item, defaultConsent: { gdpr: true, ccpa: true } } : item,
  );
  for (const cookie of ['', 'consentid:a,consent:no,action:,necessary:yes,functional:yes']) {
    const guard = guardOf({ ...config, _categories: preset }, cookie);
    expect(guard.record().get('functional')).toBe('yes');
    expect(guard.isUrlAllowed('https://fn.test/x')).toBe(false);
    guards.splice(0).forEach((each) => each.stop());
  }
});

test('categories that cannot be read hold everything that is listed', () => {
  const guard = guardOf(configuration({ _categories: null }));
  expect(guard.isUrlAllowed('https://m.test/x')).toBe(false);
  expect(guard.isUrlAllowed('https://free.test/x')).toBe(true);
});

test.each([[null], [undefined], ['text'], [5], [[]]])(
  'configuration %j starts nothing',
  (config) => {
    expect(guardWith(config)).toBeNull();
  },
);

test('a second start, or the old script, is left in charge', () => {
  guardOf(configuration());
  expect(startGuard(window)).toBeNull();
});

test('a configuration that follows the script tag starts the guard in the same statement', () => {
  const gate = guardOnceConfigured(window);
  expect(gate()).toBeNull();
  Object.assign(window, { _ckyConfig: configuration() });
  const guard = gate();
  expect(guard?.state().status).toBe('undecided');
  expect(Object.getOwnPropertyDescriptor(window, '_ckyConfig')?.value).toBeTruthy();
  guards.push(guard as ConsentGuard);
});

test('a listener that throws does not keep the others from hearing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const guard = guardOf(configuration());
  const listener = vi.fn();
  guard.subscribe(() => {
    throw new Error('mine');
  });
  guard.subscribe(listener);
  guard.adopt(new Map([['action', 'yes']]));
  expect(listener).toHaveBeenCalledOnce();
});

test('stopping gives the functions of the browser back', () => {
  const names = ['src', 'type'] as const;
  const before = names.map((name) =>
    Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, name),
  );
  const { setAttribute } = Element.prototype;
  const { write } = Document.prototype;
  const guard = guardOf(configuration());
  guard.stop();
  expect(
    names.map((name) => Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, name)),
  ).toEqual(before);
  expect(Element.prototype.setAttribute).toBe(setAttribute);
  expect(Document.prototype.write).toBe(write);
  expect('getCkyConsent' in window).toBe(false);
});

test('a data layer that is no list is left alone', () => {
  Object.assign(window, { dataLayer: document.createElement('p') });
  expect(() => guardOf(configuration())).not.toThrow();
});

test.each(['consent', 'action', 'consentid'])(
  'a category named %s cannot write into the record: a refusal stays one [S4.09d]',
  (slug) => {
    const config = configuration();
    const own = { slug, isNecessary: true, defaultConsent: { gdpr: true, ccpa: true } };
    const hostile = { ...config, _categories: [...config._categories, own] };
    expect(guardOf(hostile).state().status).toBe('undecided');
    for (const each of guards.splice(0)) each.stop();
    const guard = guardOf(hostile, stored('necessary:yes,functional:yes,analytics:yes', 'no'));
    expect(guard.isGranted('functional')).toBe(false);
    expect(guard.isUrlAllowed('https://m.test/x')).toBe(false);
    expect(guard.record().get('consent')).toBe('no');
  },
);

test('of two categories with one slug the first counts', () => {
  const config = configuration();
  const again = { slug: 'functional', isNecessary: true };
  const guard = guardOf({ ...config, _categories: [...config._categories, again] });
  expect(guard.categories.map(({ slug }) => slug)).toEqual(slugs);
  expect(guard.isGranted('functional')).toBe(false);
});

const junk = fc.oneof(
  fc.anything({ maxDepth: 3, withBigInt: true, withDate: true, withMap: true, withSet: true }),
  fc.constantFrom(
    '1',
    '',
    '0',
    'yes',
    -1,
    Number.NaN,
    '__proto__',
    'constructor',
    'consent',
    'action',
    [],
    {},
  ),
);
const somewhere = <T>(value: T) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: junk });

test('1,000 generated configurations and cookies never throw and never grant without a yes', () => {
  const config = configuration();
  const generated = fc.record({
    _categories: fc.oneof(
      somewhere(config._categories),
      fc.array(
        fc.oneof(
          junk,
          fc.record({
            slug: junk,
            name: junk,
            isNecessary: junk,
            cookies: junk,
            defaultConsent: junk,
          }),
        ),
      ),
    ),
    _providersToBlock: fc.oneof(
      somewhere(config._providersToBlock),
      fc.array(fc.record({ re: junk, categories: junk })),
    ),
    _bannerConfig: somewhere(config._bannerConfig),
    _expiry: junk,
  });
  const cookie = fc.oneof(
    fc.string({ maxLength: 60 }).map((text) => text.replaceAll(';', '')),
    fc.constantFrom(
      stored('necessary:yes,functional:yes', 'no'),
      'consent:yes,action:',
      stored('necessary:no'),
    ),
  );
  fc.assert(
    fc.property(generated, cookie, (value, text) => {
      const guard = guardOf(value, text);
      try {
        const state = guard.state();
        if (state.law === 'gdpr' && guard.record().get('consent') !== 'yes') {
          for (const { slug, isNecessary } of guard.categories) {
            expect(state.categories[slug]).toBe(isNecessary);
          }
        }
        expect(() => guard.isUrlAllowed('https://m.test/x')).not.toThrow();
        expect(() => guard.isUrlAllowed('%%%')).not.toThrow();
      } finally {
        // Otherwise this guard would be active in the next case, especially a shrunk one.
        guard.stop();
        guards.length = 0;
      }
    }),
    { numRuns: 1000 },
  );
});
