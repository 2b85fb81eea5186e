import { flag, json, list, number, record, shape, text } from '../kit';

const ajaxUrls = { ajax_url: text(), wc_ajax_url: text('/?wc-ajax=%%endpoint%%') };

export const shopParams = {
  name: 'woocommerce_params',
  read: shape({
    ...ajaxUrls,
    i18n_password_show: text('Show password'),
    i18n_password_hide: text('Hide password'),
    currency: text(),
  }),
};

/** Printed only where the store has "Enable AJAX add to cart buttons" switched on. */
export const addToCartParams = {
  name: 'wc_add_to_cart_params',
  read: shape({
    ...ajaxUrls,
    i18n_view_cart: text('View cart'),
    cart_url: text(),
    is_cart: flag(),
    cart_redirect_after_add: flag(),
  }),
};

export const cartFragmentsParams = {
  name: 'wc_cart_fragments_params',
  read: shape({
    ...ajaxUrls,
    cart_hash_key: text('wc_cart_hash'),
    fragment_name: text('wc_fragments'),
    /** Milliseconds. */
    request_timeout: number(5000),
  }),
};

export const cartParams = {
  name: 'wc_cart_params',
  read: shape({
    ...ajaxUrls,
    update_shipping_method_nonce: text(),
    apply_coupon_nonce: text(),
    remove_coupon_nonce: text(),
  }),
};

export const checkoutParams = {
  name: 'wc_checkout_params',
  read: shape({
    ...ajaxUrls,
    update_order_review_nonce: text(),
    apply_coupon_nonce: text(),
    remove_coupon_nonce: text(),
    option_guest_checkout: flag(),
    checkout_url: text(),
    is_checkout: flag(),
    debug_mode: flag(),
    /** HTML with a link; enters through the insert door only. */
    i18n_checkout_error: text(),
  }),
};

const zoomFlag = (value: unknown) => (Array.isArray(value) ? true : flag()(value));

export const singleProductParams = {
  name: 'wc_single_product_params',
  read: shape({
    i18n_required_rating_text: text('Please select a rating'),
    i18n_rating_options: list(text()),
    i18n_product_gallery_trigger_text: text('View full-screen image gallery'),
    review_rating_required: flag(),
    flexslider: shape({
      rtl: flag(),
      animation: text('slide'),
      smoothHeight: flag(true),
      directionNav: flag(),
      controlNav: text('thumbnails'),
      slideshow: flag(),
      /** Milliseconds. */
      animationSpeed: number(500),
      animationLoop: flag(),
      allowOneSlide: flag(),
    }),
    /** A theme may pass arguments instead of a flag. */
    zoom_enabled: zoomFlag,
    zoom_options: record((value) => value),
    photoswipe_enabled: flag(),
    photoswipe_options: record((value) => value),
    flexslider_enabled: flag(),
  }),
};

export const variationParams = {
  name: 'wc_add_to_cart_variation_params',
  read: shape({
    wc_ajax_url: ajaxUrls.wc_ajax_url,
    i18n_no_matching_variations_text: text(),
    i18n_make_a_selection_text: text(),
    i18n_unavailable_text: text(),
    i18n_reset_alert_text: text(),
  }),
};

export const countrySelectParams = {
  name: 'wc_country_select_params',
  read: shape({
    /** Country → states; an empty map means "no state field", absence means free text. */
    countries: json(record(record(text()))),
    i18n_select_state_text: text('Select an option…'),
    i18n_no_matches: text(),
    i18n_ajax_error: text(),
    i18n_input_too_short_1: text(),
    i18n_input_too_short_n: text(),
    i18n_input_too_long_1: text(),
    i18n_input_too_long_n: text(),
    i18n_selection_too_long_1: text(),
    i18n_selection_too_long_n: text(),
    i18n_load_more: text(),
    i18n_searching: text(),
  }),
};

export const addressParams = {
  name: 'wc_address_i18n_params',
  read: shape({
    locale: json(record(record(record((value) => value)))),
    locale_fields: json(record(text())),
    i18n_required_text: text('required'),
    i18n_optional_text: text('optional'),
  }),
};

export const passwordStrengthParams = {
  name: 'wc_password_strength_meter_params',
  read: shape({
    min_password_strength: number(3),
    stop_checkout: flag(),
    i18n_password_error: text(),
    i18n_password_hint: text(),
  }),
};

export const geolocationParams = {
  name: 'wc_geolocation_params',
  read: shape({ wc_ajax_url: ajaxUrls.wc_ajax_url, home_url: text() }),
};

export const tokenizationParams = {
  name: 'wc_tokenization_form_params',
  read: shape({ is_registration_required: flag(), is_logged_in: flag() }),
};

export const priceSliderParams = {
  name: 'woocommerce_price_slider_params',
  read: shape({
    currency_format_num_decimals: number(),
    currency_format_symbol: text(),
    currency_format_decimal_sep: text('.'),
    currency_format_thousand_sep: text(','),
    currency_format: text('%s%v'),
  }),
};

export const orderAttribution = {
  name: 'wc_order_attribution',
  read: shape({
    params: shape({
      /** Months; WooCommerce prints `1.0E-5` for "this visit". */
      lifetime: number(),
      /** Minutes. */
      session: number(30),
      base64: flag(),
      ajaxurl: text(),
      prefix: text('wc_order_attribution_'),
      allowTracking: flag(),
      consentCategory: text(),
    }),
    fields: record(text()),
  }),
};

/** WP Menu Cart. */
export const menuCartParams = {
  name: 'wpmenucart_ajax_assist',
  read: shape({ shop_plugin: text(), always_display: flag() }),
};

/** Extra theme. */
export const extraTheme = {
  name: 'EXTRA',
  read: shape({
    item_count: text('%d Item'),
    items_count: text('%d Items'),
    item_in_cart_count: text('%d Item in Cart'),
    items_in_cart_count: text('%d Items in Cart'),
  }),
};

/** ActiveCampaign's plugins. */
export const siteTracking = {
  name: 'php_data',
  read: shape({ ac_settings: record((value) => value), user_email: text() }),
};
