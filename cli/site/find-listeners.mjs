// @ts-check

/**
 * Events that scripts of the products emit through jQuery and other scripts listen to. Skerry emits them
 * too if jQuery is on the page (docs/events.md, with which a test compares this list; `slide` is too
 * generic to be searched for).
 */
export const oldEvents = [
  'added_to_cart',
  'adding_to_cart',
  'ajax_request_not_sent',
  'announce_reset',
  'applied_coupon',
  'applied_coupon_in_checkout',
  'checkout_error',
  'checkout_place_order',
  'checkout_place_order_success',
  'clear_reset_announcement',
  'country_to_state_changed',
  'country_to_state_changing',
  'et-pb-header-height-calculated',
  'et_pb_ab_subject_ready',
  'et_pb_after_init_modules',
  'et_pb_before_init_modules',
  'found_variation',
  'hide_variation',
  'init_add_payment_method',
  'init_checkout',
  'item_removed_from_classic_cart',
  'payment_method_selected',
  'ajaxComplete',
  'ajaxError',
  'ajaxSuccess',
  'post-load',
  'removed_coupon',
  'removed_coupon_in_checkout',
  'removed_from_cart',
  'reset_data',
  'reset_focus',
  'reset_image',
  'should_send_ajax_request',
  'show_variation',
  'simple_slider_after_move_to',
  'simple_slider_before_move_to',
  'update_checkout',
  'update_variation_values',
  'updated_cart_totals',
  'updated_checkout',
  'updated_shipping_method',
  'updated_wc_div',
  'wc-password-strength-added',
  'wc-password-strength-hide',
  'wc-password-strength-show',
  'wc-product-gallery-after-init',
  'wc-product-gallery-before-destroy',
  'wc-product-gallery-before-init',
  'wc_address_i18n_ready',
  'wc_cart_button_updated',
  'wc_cart_emptied',
  'wc_fragment_refresh',
  'wc_fragments_ajax_error',
  'wc_fragments_loaded',
  'wc_fragments_refreshed',
  'wc_variation_form',
  'woocommerce_gallery_init_zoom',
  'woocommerce_gallery_reset_slide_position',
  'woocommerce_update_variation_values',
  'woocommerce_variation_has_changed',
  'woocommerce_variation_select_change',
  'wpmenucart_menu_classes_updated',
];

const known = new Set(oldEvents);
const LISTENS = /\.(?:on|one|bind|delegate)\(\s*(['"`])([\w.:\- ]{1,300})\1/g;

/**
 * Names of the products' events that a script listens to through jQuery, from its text; names that are
 * built at run time are not found.
 * @param {string} code
 * @returns {string[]}
 */
export const findListeners = (code) => {
  const names = [...code.matchAll(LISTENS)].flatMap(([, , list = '']) =>
    list.split(/\s+/).map((name) => name.split('.', 1)[0] ?? ''),
  );
  return [...new Set(names.filter((name) => known.has(name)))].sort();
};
