// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import { start as startAddress } from '../../src/shop/address/start-address';
import { classic, openCheckout } from './checkout-fixture';
import { settle } from './shop-page';

const states =
  '<p class="form-row address-field validate-required validate-state" id="billing_state_field"><label for="billing_state">State</label><span class="woocommerce-input-wrapper"><select class="state_select" name="billing_state" id="billing_state"><option value="">Select…</option><option value="ABD">Aberdeen</option></select></span></p>';
const html = classic
  .replaceAll('class="country_select"', 'class="country_select country_to_state"')
  .replace(/<p class="form-row address-field" id="billing_state_field">.*?<\/p>/, states);
const globals = {
  wc_country_select_params: { countries: '{"GB":{"ABD":"Aberdeen"}}' },
  wc_address_i18n_params: {
    locale: '{"default":{"state":{"required":true}}}',
    locale_fields: '{"state":"#billing_state_field"}',
  },
};

test('a checkout that was just opened does not report a missing state before the first input', async () => {
  const shop = openCheckout({ html, globals });
  const stop = startInScope(shop.page, 'address', startAddress);
  onTestFinished(() => {
    stop();
    shop.stop();
    shop.clear();
  });
  await settle();
  const row = shop.find('#billing_state_field');
  expect(row.className).not.toContain('woocommerce-invalid');
  expect(shop.find('#billing_state').getAttribute('aria-invalid')).toBeNull();
  shop.find('#billing_state').dispatchEvent(new Event('change', { bubbles: true }));
  expect(row.className).toContain('woocommerce-invalid-required-field');
});
