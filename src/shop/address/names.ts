/** Markup of address fields in WooCommerce 9.8, and their events (woocommerce-checkout.md §3). */
export const country = ':is(select, input).country_to_state';
export const group =
  '.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator';
export const row = '.form-row';
export const state = '#billing_state, #shipping_state, #calc_shipping_state';
export const stateSelect = 'state_select';
export const enhanced = '.select2-container';
export const rowWidths = ['form-row-first', 'form-row-last', 'form-row-wide'];
export const shownLabel = 'label:not(.screen-reader-text)';
export const validateRequired = 'validate-required';
export const invalid = ['woocommerce-invalid', 'woocommerce-invalid-required-field'];
export const wrappers =
  '.woocommerce-billing-fields__field-wrapper, .woocommerce-shipping-fields__field-wrapper, .woocommerce-address-fields__field-wrapper';

export const changed = 'country_to_state_changed';
export const changing = 'country_to_state_changing';
export const ready = 'wc_address_i18n_ready';
