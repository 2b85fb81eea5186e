import { testConfig } from '../../../src/abtest/config';
import { previewParams } from '../../../src/builder/preview-page/config';
import { animationData } from '../../../src/modules/animations/animation-of';
import { boxShadowElements } from '../../../src/modules/enhancements';
import { formConfig } from '../../../src/modules/forms/config';
import { recaptcha } from '../../../src/modules/forms/spam-token';
import { linkOptions } from '../../../src/modules/links/anchors';
import { layoutScript } from '../../../src/modules/listing/fetch-page';
import { motionElements } from '../../../src/modules/motion/read-effects';
import { stickyElements } from '../../../src/sticky/start-sticky';
import { anything, assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as builder from '../../../src/runtime/divi/builder-config';
import type { Global } from '../../../src/runtime/config/global';
import * as counts from '../../../src/shop/general/create-counts';
import * as controls from '../../../src/shop/config/controls';
import * as tracking from '../../../src/shop/tracking/start-tracking';
import * as shop from '../../../src/shop/config/fragments';
import * as address from '../../../src/shop/config/address';
import * as checkout from '../../../src/shop/config/checkout';
import * as extras from '../../../src/shop/config/extras';
import * as product from '../../../src/shop/config/product';
import { variationParams } from '../../../src/shop/variations/create-variation-form';
import { capturedGlobals, hasCapturedPages } from '../../support/captured-global';
import { contractGlobals } from '../../support/contract-globals';

const isGlobal = (value: unknown): value is Global<unknown> =>
  typeof value === 'object' && value !== null && 'name' in value && 'read' in value;

/** Used only by the scripts that they are printed for: style sheets of the builder, the media player. */
const UNREAD = ['et_frontend_scripts', 'et_modules_wrapper', '_wpmejsSettings'];

const globals = [
  {
    animationData,
    boxShadowElements,
    formConfig,
    layoutScript,
    linkOptions,
    motionElements,
    previewParams,
    recaptcha,
    stickyElements,
    testConfig,
    variationParams,
  },
  builder,
  counts,
  controls,
  shop,
  address,
  checkout,
  extras,
  product,
  tracking,
]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isGlobal);

test('every configuration global of the contracts has a reader', () => {
  const names = new Set(globals.map(({ name }) => name));
  expect(contractGlobals.filter((name) => !names.has(name))).toEqual(UNREAD);
});

describe.each(globals.map((each) => [each.name, each] as const))('%s', (_, { read }) => {
  test('is read from anything without a throw', () => {
    assert(
      property(anything({ withNullPrototype: true, maxDepth: 3 }), (value) => {
        expect(read(value)).toBeDefined();
      }),
      { numRuns: 50 },
    );
  });

  test('accepts nothing from an object with hostile keys', () => {
    read(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

test.skipIf(!hasCapturedPages)('the address tables of a recorded checkout are understood', () => {
  const page = capturedGlobals('shop/checkout');
  const { countries } = address.countrySelectParams.read(page.wc_country_select_params);
  expect(Object.keys(countries).length).toBeGreaterThan(0);
  const { locale } = address.addressParams.read(page.wc_address_i18n_params);
  expect(locale.default).toBeDefined();
});
