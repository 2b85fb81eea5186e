import { flag, list, shape, text } from '../../runtime/config/reader';

export const cartParams = {
  name: 'wc_cart_params',
  read: shape({
    wc_ajax_url: text('/?wc-ajax=%%endpoint%%'),
    update_shipping_method_nonce: text(),
    apply_coupon_nonce: text(),
    remove_coupon_nonce: text(),
  }),
};

export const checkoutParams = {
  name: 'wc_checkout_params',
  read: shape({
    wc_ajax_url: text('/?wc-ajax=%%endpoint%%'),
    update_order_review_nonce: text(),
    apply_coupon_nonce: text(),
    remove_coupon_nonce: text(),
    option_guest_checkout: flag(),
    checkout_url: text(),
    is_checkout: flag(),
    debug_mode: flag(),
    /** HTML with a link; inserted through the gateway only. */
    i18n_checkout_error: text(),
    gateways_with_custom_place_order_button: list(text()),
  }),
};
