// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createConsentMode } from '../../src/consent/guard/consent-mode';

type Layer = unknown[];
const globals = window as unknown as {
  dataLayer?: Layer;
  otherLayer?: Layer;
  ckySettings?: { dataLayerName: string };
};
const commands = (layer: Layer | undefined) =>
  (layer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
const signals = (advertisement: string, analytics: string, functional: string) => ({
  ad_storage: advertisement,
  ad_user_data: advertisement,
  ad_personalization: advertisement,
  analytics_storage: analytics,
  functionality_storage: functional,
  personalization_storage: functional,
  security_storage: 'granted',
});
const isGranted = (slug: string) => slug === 'necessary' || slug === 'analytics';
const denied = ['consent', 'default', signals('denied', 'denied', 'denied')];
const update = ['consent', 'update', signals('denied', 'granted', 'denied')];

beforeEach(() => {
  for (const name of ['dataLayer', 'otherLayer', 'ckySettings'] as const) delete globals[name];
  document.head.replaceChildren();
});

test('before a choice all but security is denied, in front of what the owner has pushed', () => {
  globals.dataLayer = [['config', 'G-1']];
  createConsentMode(window, isGranted, () => false);
  expect(commands(globals.dataLayer)).toEqual([denied, ['config', 'G-1']]);
});

test('after a choice each signal follows its category', () => {
  globals.dataLayer = [];
  const mode = createConsentMode(window, isGranted, () => true);
  expect(commands(globals.dataLayer)).toEqual([denied, update]);
  mode.update();
  expect(commands(globals.dataLayer)).toEqual([denied, update, update]);
});

test('a default of another source stays the only one, and is updated', () => {
  globals.dataLayer = [['consent', 'default', {}]];
  createConsentMode(window, isGranted, () => true);
  expect(commands(globals.dataLayer)).toEqual([['consent', 'default', {}], update]);
});

test('a page without tags of Google gets no commands until one is about to load', () => {
  const mode = createConsentMode(window, isGranted, () => false);
  mode.update();
  mode.onScript('https://example.com/gtm.js');
  expect(globals.dataLayer).toBeUndefined();
  mode.onScript('https://www.googletagmanager.com/gtm.js?id=GTM-1');
  expect(commands(globals.dataLayer)).toEqual([denied]);
  mode.onScript('https://www.googletagmanager.com/gtm.js?id=GTM-2');
  expect(commands(globals.dataLayer)).toEqual([denied]);
});

test('the layer has the name that the site gives it', () => {
  globals.ckySettings = { dataLayerName: 'otherLayer' };
  globals.otherLayer = [];
  createConsentMode(window, isGranted, () => false);
  expect(commands(globals.otherLayer)).toEqual([denied]);
  expect(globals.dataLayer).toBeUndefined();
});

test('what is no list under that name is left alone', () => {
  Object.assign(globals, { dataLayer: { length: 1 } });
  createConsentMode(window, isGranted, () => false);
  expect(globals.dataLayer).toEqual({ length: 1 });
});
