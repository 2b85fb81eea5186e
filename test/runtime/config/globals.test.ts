import { testConfig } from '../../../src/abtest/config';
import { animationData } from '../../../src/modules/animations/animation-of';
import { formConfig } from '../../../src/modules/forms/config';
import { linkTexts } from '../../../src/modules/listing/page-links';
import { arrowTexts } from '../../../src/runtime/carousel/arrow-texts';
import { waypointConfig } from '../../../src/runtime/divi/waypoint';
import { afterEach, describe, expect, test } from 'vitest';
import { builderUtils } from '../../../src/runtime/divi/builder-config';
import { layoutScript } from '../../../src/runtime/names/builder';
import { createGlobals } from '../../../src/runtime/config/global';
import { diviTheme } from '../../../src/shop/general/create-counts';
import { capturedGlobals, hasCapturedPages } from '../../support/captured-global';

const win = window as unknown as Window;
const setGlobal = (name: string, value: unknown) => Object.assign(window, { [name]: value });

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ['et_pb_custom', 'DIVI', 'et_builder_utils_params']) {
    Reflect.deleteProperty(window, name);
  }
});

test('the page configuration is read with its stringified values [S3.05a, S3.05b, S3.05c, S3.05d, S3.06a, S3.06b, S3.06c, S3.06d, S3.06e, S3.06f, S3.06g, S3.07b]', () => {
  setGlobal('et_pb_custom', {
    ajaxurl: 'https://shop.example/wp-admin/admin-ajax.php',
    et_frontend_nonce: 'n1',
    et_ab_log_nonce: 'n2',
    page_id: '12',
    ab_tests: [{ post_id: 7, test_id: 3 }],
    is_ab_testing_active: '1',
    is_cache_plugin_active: 'yes',
    ab_bounce_rate: '5',
    is_shortcode_tracking: '',
    unique_test_id: 'abc',
    ignore_waypoints: 'no',
    waypoints_options: { context: ['.pane'] },
    previous: 'Zurück',
    next: 'Weiter',
    fill_message: 'Bitte ausfüllen:',
  });
  const globals = createGlobals(win);
  const read = [testConfig, waypointConfig, arrowTexts, linkTexts, formConfig].map((each) =>
    globals.get<object>(each),
  );
  expect(Object.assign({}, ...read)).toMatchObject({
    ajaxurl: 'https://shop.example/wp-admin/admin-ajax.php',
    page_id: '12',
    et_frontend_nonce: 'n1',
    et_ab_log_nonce: 'n2',
    ab_tests: [{ post_id: 7, test_id: '3' }],
    is_ab_testing_active: true,
    is_cache_plugin_active: true,
    is_shortcode_tracking: false,
    ab_bounce_rate: 5,
    unique_test_id: 'abc',
    ignore_waypoints: false,
    waypoints_options: { context: ['.pane'] },
    previous: 'Zurück',
    next: 'Weiter',
    fill_message: 'Bitte ausfüllen:',
    prev: 'Prev',
  });
});

test.each([
  ['previous', '[S3.08a]'],
  ['next', '[S3.08b]'],
  ['prev', '[S3.08c]'],
  ['invalid', '[S3.08d]'],
  ['captcha', '[S3.08e]'],
  ['wrong_captcha', '[S3.08f]'],
  ['wrong_checkbox', '[S3.08g]'],
  ['fill_message', '[S3.08h]'],
  ['contact_error_message', '[S3.08i]'],
  ['subscription_failed', '[S3.08j]'],
] as const)('the words "%s" are those of the site, in English where it has none %s', (...row) => {
  const [key] = row;
  const texts = () => {
    const globals = createGlobals(win);
    return {
      ...globals.get(arrowTexts),
      ...globals.get(linkTexts),
      ...globals.get(formConfig),
    };
  };
  expect(texts()[key]).toMatch(/^[A-Z][a-z]/);
  setGlobal('et_pb_custom', { [key]: 'Worte der Seite' });
  expect(texts()[key]).toBe('Worte der Seite');
});

test.each([
  ['yes', true],
  ['no', false],
])('ignore_waypoints "%s" is read as %s [S3.07a]', (value, isIgnored) => {
  setGlobal('et_pb_custom', { ignore_waypoints: value });
  expect(createGlobals(win).get(waypointConfig).ignore_waypoints).toBe(isIgnored);
});

describe('a global that is not what it should be', () => {
  test.each([
    ['missing', undefined],
    ['a string', 'et_pb_custom'],
    ['a list', [1, 2]],
    ['null', null],
    ['a number', 7],
    ['a function', () => 'x'],
  ])('is read as its defaults when it is %s', (_, value) => {
    setGlobal('et_pb_custom', value);
    const globals = createGlobals(win);
    expect(globals.get(formConfig).ajaxurl).toBe('');
    expect(globals.get(arrowTexts).next).toBe('Next');
    expect(globals.get(testConfig).ab_tests).toEqual([]);
  });

  test('is refused when it is an element that shadows the name', () => {
    const form = document.createElement('form');
    form.innerHTML = '<input name="ajaxurl" value="https://elsewhere.example/">';
    setGlobal('et_pb_custom', form);
    const globals = createGlobals(win);
    expect(globals.has(formConfig)).toBe(false);
    expect(globals.get(formConfig).ajaxurl).toBe('');
  });

  test('is refused when reading it throws', () => {
    Object.defineProperty(window, 'DIVI', {
      configurable: true,
      get() {
        throw new Error('no');
      },
    });
    expect(createGlobals(win).get(diviTheme).item_count).toBe('%d Item');
  });
});

test('a global is read when it is first needed, and once', () => {
  const globals = createGlobals(win);
  setGlobal('DIVI', { item_count: 'one' });
  expect(globals.get(diviTheme).item_count).toBe('one');
  setGlobal('DIVI', { item_count: 'two' });
  expect(globals.get(diviTheme).item_count).toBe('one');
});

test('the animation entries keep their variants for tablet and phone', () => {
  setGlobal('et_animation_data', [
    { class: 'et_pb_text_3', style: 'slideLeft', style_phone: 'fade', duration: '1000ms' },
  ]);
  const [entry] = createGlobals(win).get(animationData);
  expect(entry).toMatchObject({
    class: 'et_pb_text_3',
    style: 'slideLeft',
    style_phone: 'fade',
    style_tablet: '',
    duration: '1000ms',
  });
});

test.skipIf(!hasCapturedPages)('the globals of a recorded page are all understood', () => {
  const page = capturedGlobals('divi/kitchen-sink') as unknown as Window;
  const globals = createGlobals(page);
  expect(globals.has({ name: layoutScript })).toBe(false);
  expect(globals.get(builderUtils).builderType).toBe('fe');
  const custom = globals.get(formConfig);
  expect(custom.ajaxurl).toContain('admin-ajax.php');
  expect(custom.et_frontend_nonce).not.toBe('');
  expect(globals.get(diviTheme).items_count).toContain('%d');
  expect(globals.get(animationData).length).toBeGreaterThan(0);
});

test('two readers of one global each get what they read', () => {
  setGlobal('DIVI', { item_count: '%d Item' });
  const globals = createGlobals(win);
  expect(globals.get({ name: 'DIVI', read: () => 1 })).toBe(1);
  expect(globals.get({ name: 'DIVI', read: () => 'two' })).toBe('two');
});
