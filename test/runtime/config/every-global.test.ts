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

/** Every name that the contracts for Divi and the shop list (divi-modules.md §2, shop.md §2). */
const listed = [
  'et_pb_custom',
  'DIVI',
  'EXTRA',
  'et_builder_utils_params',
  'et_frontend_scripts',
  'et_modules_wrapper',
  'et_pb_box_shadow_elements',
  'et_pb_motion_elements',
  'et_pb_sticky_elements',
  'et_core_api_spam_recaptcha',
  'et_preview_params',
  'ETBlockLayoutModulesScript',
  '_wpmejsSettings',
  'et_animation_data',
  'et_link_options_data',
  'woocommerce_params',
  'wc_add_to_cart_params',
  'wc_cart_fragments_params',
  'wc_cart_params',
  'wc_checkout_params',
  'wc_single_product_params',
  'wc_add_to_cart_variation_params',
  'wc_country_select_params',
  'wc_address_i18n_params',
  'wc_password_strength_meter_params',
  'wc_geolocation_params',
  'wc_tokenization_form_params',
  'woocommerce_price_slider_params',
  'wc_order_attribution',
  'wpmenucart_ajax_assist',
  'php_data',
];

test('every configuration global of the contracts has a reader', () => {
  const names = new Set(globals.map(({ name }) => name));
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
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
