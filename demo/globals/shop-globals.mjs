// @ts-check
import { createHash } from 'node:crypto';
import { countries } from '../shop/shipping.mjs';

const calls = {
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
};

/**
 * Which kind of shop content a page has. It decides which globals are printed, as on a real site:
 * that of the fragments is printed only with a cart widget.
 * @typedef {'site' | 'widget' | 'product' | 'cart' | 'checkout'} ShopPageKind
 */

/** Rules for address rows by country; for properties that a country omits, `default` applies. */
const locale = {
  IE: { postcode: { required: false, label: 'Eircode' } },
  FR: { postcode: { priority: 65 }, state: { required: false, hidden: true } },
  US: { postcode: { label: 'ZIP Code' }, state: { label: 'State', required: true } },
  default: {
    address_1: { label: 'Street address', required: true, priority: 50 },
    city: { label: 'Town / City', required: true, priority: 70 },
    state: { label: 'County', required: false, priority: 80 },
    postcode: { label: 'Postcode', required: true, priority: 90 },
  },
};
const localeFields = {
  address_1: '#billing_address_1_field, #shipping_address_1_field',
  state: '#billing_state_field, #shipping_state_field, #calc_shipping_state_field',
  postcode: '#billing_postcode_field, #shipping_postcode_field, #calc_shipping_postcode_field',
  city: '#billing_city_field, #shipping_city_field, #calc_shipping_city_field',
};

/** The globals of address forms; both values are JSON in a string, as WooCommerce prints them. */
const addressGlobals = () => {
  const states = Object.entries(countries).flatMap(([code, country]) =>
    country.states ? [[code, country.states]] : [],
  );
  return {
    'wc-country-select': {
      wc_country_select_params: {
        countries: JSON.stringify(Object.fromEntries(states)),
        i18n_select_state_text: 'Select an option…',
      },
    },
    'wc-address-i18n': {
      wc_address_i18n_params: {
        locale: JSON.stringify(locale),
        locale_fields: JSON.stringify(localeFields),
        i18n_required_text: 'required',
        i18n_optional_text: 'optional',
      },
    },
  };
};

const productGlobals = {
  'wc-single-product': {
    wc_single_product_params: {
      i18n_required_rating_text: 'Please select a rating',
      i18n_rating_options: [1, 2, 3, 4, 5].map((stars) => `${stars} of 5 stars`),
      i18n_product_gallery_trigger_text: 'View full-screen image gallery',
      review_rating_required: 'yes',
      flexslider: {
        rtl: false,
        animation: 'slide',
        smoothHeight: true,
        directionNav: false,
        controlNav: 'thumbnails',
        slideshow: false,
        animationSpeed: 500,
        animationLoop: false,
        allowOneSlide: false,
      },
      zoom_enabled: 1,
      zoom_options: [],
      photoswipe_enabled: 1,
      photoswipe_options: { shareEl: false, closeOnScroll: false, history: false },
      flexslider_enabled: 1,
    },
  },
  'wc-add-to-cart-variation': {
    wc_add_to_cart_variation_params: {
      ...calls,
      i18n_no_matching_variations_text:
        'There is no such combination. Please choose another size or colour.',
      i18n_make_a_selection_text: 'Choose a size and a colour first.',
      i18n_unavailable_text:
        'This combination is not available. Please choose another size or colour.',
      i18n_reset_alert_text: 'Your selection has been reset. Choose a size and a colour first.',
    },
  },
};

/** @param {string} site @param {ShopPageKind} kind @param {string} nonce */
const pageGlobals = (site, kind, nonce) => {
  if (kind === 'product') return productGlobals;
  const coupons = { apply_coupon_nonce: nonce, remove_coupon_nonce: nonce };
  if (kind === 'cart') {
    return {
      ...addressGlobals(),
      'wc-cart': { wc_cart_params: { ...calls, update_shipping_method_nonce: nonce, ...coupons } },
    };
  }
  if (kind !== 'checkout') return {};
  return {
    ...addressGlobals(),
    'wc-checkout': {
      wc_checkout_params: {
        ...calls,
        update_order_review_nonce: nonce,
        ...coupons,
        option_guest_checkout: 'yes',
        checkout_url: '/?wc-ajax=checkout',
        is_checkout: 1,
        debug_mode: 0,
        i18n_checkout_error: `There was an error processing your order. See your <a href="${site}/plain/">orders</a> before placing it again.`,
      },
    },
  };
};

/**
 * The globals by script handle.
 * @param {string} site
 * @param {ShopPageKind} kind
 * @param {string} nonce of the visitor's session
 * @returns {Record<string, Record<string, unknown>>}
 */
export function shopGlobals(site, kind, nonce) {
  const storageKey = createHash('md5').update(site).digest('hex');
  const fragments = {
    'wc-cart-fragments': {
      wc_cart_fragments_params: {
        ...calls,
        cart_hash_key: `wc_cart_hash_${storageKey}`,
        fragment_name: `wc_fragments_${storageKey}`,
        request_timeout: 5000,
      },
    },
  };
  return {
    'wc-add-to-cart': {
      wc_add_to_cart_params: {
        ...calls,
        i18n_view_cart: 'View cart',
        cart_url: `${site}/cart/`,
        is_cart: kind === 'cart',
        cart_redirect_after_add: 'no',
      },
    },
    woocommerce: {
      woocommerce_params: {
        ...calls,
        i18n_password_show: 'Show password',
        i18n_password_hide: 'Hide password',
      },
    },
    ...(kind === 'widget' || kind === 'product' ? fragments : {}),
    ...pageGlobals(site, kind, nonce),
  };
}
