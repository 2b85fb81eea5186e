import { anything, assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as builder from '../../../src/runtime/config/builder';
import * as divi from '../../../src/runtime/config/divi';
import type { Global } from '../../../src/runtime/config/global';
import * as counts from '../../../src/runtime/config/item-counts';
import * as menuCart from '../../../src/runtime/config/menu-cart';
import * as tracking from '../../../src/runtime/config/site-tracking';
import * as shop from '../../../src/runtime/config/woocommerce';
import * as address from '../../../src/runtime/config/woocommerce-address';
import * as checkout from '../../../src/runtime/config/woocommerce-checkout';
import * as extras from '../../../src/runtime/config/woocommerce-extras';
import * as product from '../../../src/runtime/config/woocommerce-product';
import * as texts from '../../../src/runtime/config/woocommerce-shop';
import { capturedGlobals, hasCapturedPages } from '../../support/captured-global';
import { contractGlobals } from '../../support/contract-globals';

const isGlobal = (value: unknown): value is Global<unknown> =>
  typeof value === 'object' && value !== null && 'name' in value && 'read' in value;

const globals = [
  builder,
  divi,
  counts,
  menuCart,
  shop,
  address,
  checkout,
  extras,
  product,
  texts,
  tracking,
]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isGlobal);

test('every configuration global of the contracts has a reader', () => {
  const names = new Set(globals.map(({ name }) => name));
  expect(contractGlobals.filter((name) => !names.has(name))).toEqual([]);
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

  test('takes nothing over from an object with hostile keys', () => {
    read(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

test.skipIf(!hasCapturedPages)('the address tables of a captured checkout are understood', () => {
  const page = capturedGlobals('shop/checkout');
  const { countries } = address.countrySelectParams.read(page.wc_country_select_params);
  expect(Object.keys(countries).length).toBeGreaterThan(0);
  const { locale } = address.addressParams.read(page.wc_address_i18n_params);
  expect(locale.default).toBeDefined();
});
