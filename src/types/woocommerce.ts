import type { PrintedFlag, PrintedMap, PrintedNumber, YesNo } from './printed';

/** In nearly every object of the shop. */
export interface WooCalls {
  ajax_url: string;
  /** Contains `%%endpoint%%` in place of the request's name. */
  wc_ajax_url: string;
}

/** `wc_add_to_cart_params`: printed only where buttons in lists add without leaving the page. */
export interface WooAddToCart extends WooCalls {
  i18n_view_cart: string;
  cart_url: string;
  is_cart: PrintedFlag;
  cart_redirect_after_add: YesNo;
}

/** `wc_cart_fragments_params` */
export interface WooFragments extends WooCalls {
  /** Name of a storage entry. */
  cart_hash_key: string;
  /** Name of a storage entry. */
  fragment_name: string;
  /** Milliseconds. */
  request_timeout: PrintedNumber;
}

interface WooCoupons extends WooCalls {
  apply_coupon_nonce: string;
  remove_coupon_nonce: string;
}

/** `wc_cart_params`, on the cart page. */
export interface WooCart extends WooCoupons {
  update_shipping_method_nonce: string;
}

/** `wc_checkout_params` */
export interface WooCheckout extends WooCoupons {
  update_order_review_nonce: string;
  option_guest_checkout: YesNo;
  /** Where an order is sent to. */
  checkout_url: string;
  /** `"1"` on the form alone, `"0"` where an order is paid or received. */
  is_checkout: '1' | '0';
  debug_mode: PrintedFlag;
  /** HTML with a link. */
  i18n_checkout_error: string;
  /** Since WooCommerce 10.6. */
  gateways_with_custom_place_order_button?: string[];
}

/** `wc_single_product_params` */
export interface WooProduct {
  i18n_required_rating_text: string;
  i18n_rating_options?: string[];
  i18n_product_gallery_trigger_text?: string;
  review_rating_required: YesNo;
  flexslider: Record<string, unknown>;
  zoom_enabled: PrintedFlag | unknown[];
  zoom_options: PrintedMap<unknown>;
  photoswipe_enabled: PrintedFlag;
  photoswipe_options: PrintedMap<unknown>;
  flexslider_enabled: PrintedFlag;
}

/** `wc_add_to_cart_variation_params`: printed if a form with options is on the page. */
export interface WooVariations {
  wc_ajax_url: string;
  i18n_no_matching_variations_text: string;
  i18n_make_a_selection_text: string;
  i18n_unavailable_text: string;
  i18n_reset_alert_text?: string;
}

/** `wc_country_select_params`; texts whose names end in `_n` contain `%qty%`. */
export interface WooCountries {
  /**
   * JSON in a string, possibly with `&quot;`: country → states. An empty list means that there is
   * no field for states, a missing country that it is free text.
   */
  countries: string;
  i18n_select_state_text: string;
  i18n_no_matches: string;
  i18n_ajax_error: string;
  i18n_input_too_short_1: string;
  i18n_input_too_short_n: string;
  i18n_input_too_long_1: string;
  i18n_input_too_long_n: string;
  i18n_selection_too_long_1: string;
  i18n_selection_too_long_n: string;
  i18n_load_more: string;
  i18n_searching: string;
}

/** `wc_address_i18n_params` */
export interface WooAddress {
  /** JSON in a string: country, or `default`, → field → differences from the form. */
  locale: string;
  /** JSON in a string: field → selectors. */
  locale_fields: string;
  i18n_required_text: string;
  i18n_optional_text: string;
}

/** `wc_order_attribution`; its script adds functions to it. */
export interface WooAttribution {
  params: {
    /** Months. */
    lifetime: number;
    /** Minutes. */
    session: number;
    base64: boolean;
    ajaxurl: string;
    prefix: string;
    allowTracking: boolean;
    consentCategory?: string;
  };
  /** Name of a field → where its value is found. */
  fields: Record<string, string>;
  setOrderTracking?: (isAllowed: boolean) => void;
}

declare global {
  interface Window {
    /** On every page of a shop; the currency comes from Pixel Caffeine. */
    woocommerce_params?: WooCalls & {
      i18n_password_show?: string;
      i18n_password_hide?: string;
      currency?: string;
    };
    wc_add_to_cart_params?: WooAddToCart;
    wc_cart_fragments_params?: WooFragments;
    wc_cart_params?: WooCart;
    wc_checkout_params?: WooCheckout;
    wc_single_product_params?: WooProduct;
    wc_add_to_cart_variation_params?: WooVariations;
    wc_country_select_params?: WooCountries;
    wc_address_i18n_params?: WooAddress;
    wc_password_strength_meter_params?: {
      min_password_strength: PrintedNumber;
      /** Weak passwords stop an order. */
      stop_checkout: PrintedFlag;
      i18n_password_error: string;
      i18n_password_hint: string;
    };
    /** WordPress's labels for password strength. */
    pwsL10n?: Record<'unknown' | 'short' | 'bad' | 'good' | 'strong' | 'mismatch', string>;
    wc_geolocation_params?: { wc_ajax_url: string; home_url: string; hash?: string };
    wc_tokenization_form_params?: {
      is_registration_required: PrintedFlag;
      is_logged_in: PrintedFlag;
    };
    woocommerce_price_slider_params?: {
      currency_format_num_decimals: PrintedNumber;
      currency_format_symbol: string;
      currency_format_decimal_sep: string;
      currency_format_thousand_sep: string;
      /** `%s` is the symbol, `%v` the value. */
      currency_format: string;
    };
    wc_order_attribution?: WooAttribution;
    /** WP Menu Cart. */
    wpmenucart_ajax_assist?: { shop_plugin: string; always_display: PrintedFlag };
    /** ActiveCampaign's plugins. */
    php_data?: {
      ac_settings: {
        tracking_actid: number | string;
        site_tracking_default?: number | string;
        site_tracking?: number | string;
        [setting: string]: unknown;
      };
      user_email: string;
    };
  }
}
