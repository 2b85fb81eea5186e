/**
 * Notes on the definitions for shop pages.
 * @type {Readonly<Record<string, import('./module-notes.mjs').Note>>}
 */
export const shopNotes = {
  cart: {
    does: 'Buttons that add to the cart without a new page, mini-carts, synchronisation with other tabs.',
    options:
      '`data-success_message`; the globals `wc_add_to_cart_params`, `wc_cart_fragments_params`',
    keys: 'Enter and Space on a button; Enter on × removes a line, focus moves to the next',
    events: [
      'should_send_ajax_request.adding_to_cart',
      'adding_to_cart',
      'added_to_cart',
      'removed_from_cart',
      'wc_fragments_loaded',
      'wc_fragments_refreshed',
      'cart:changed',
      'fragments:applied',
    ],
    demo: ['/shop/'],
  },
  shop: {
    does: 'Features of every shop page: notices, counts in the header, sorting, quantities.',
    options: '`data-notice-id`; the global `DIVI`',
    keys: 'Enter and Space close the notice',
    demo: ['/shop/'],
  },
  'shop passwords': {
    does: 'A button beside each password field that shows the password.',
    options: 'the global `woocommerce_params`',
    keys: 'Enter and Space show a password',
    demo: ['/checkout/'],
  },
  'shop field descriptions': {
    does: 'Help texts of form fields, shown while the field has focus.',
    keys: 'Escape closes the help',
    demo: ['/checkout/'],
  },
  'shop single presses': {
    does: 'Ignores a second press on buttons that delete or send.',
    demo: [],
  },
  'menu cart': {
    does: "WP Menu Cart's menu entry, hidden while the cart is empty unless it is set to be always shown.",
    options: 'the global `wpmenucart_ajax_assist`',
    events: ['wpmenucart_menu_classes_updated'],
    demo: [],
  },
  'shop extras': {
    does: "Saved payment methods, the strength of passwords, prices by the visitor's location.",
    options:
      'the globals `wc_tokenization_form_params`, `wc_password_strength_meter_params`, `wc_geolocation_params`',
    events: ['wc-password-strength-added'],
    demo: [],
  },
  product: {
    does: 'Images, links to the reviews and grouped products.',
    options: 'the global `wc_single_product_params`',
    events: ['wc-product-gallery-before-init', 'wc-product-gallery-after-init'],
    demo: ['/product/enamel-mug/', '/product/breakfast-set/'],
  },
  'product tabs': {
    does: "The tabs of a product's description; the address can select one.",
    options:
      'the global `wc_single_product_params`; the event `init` after other tabs were inserted',
    keys: 'arrows, Home and End move along tabs, Enter and Space select one',
    demo: ['/product/enamel-mug/'],
  },
  'star rating': {
    does: 'Stars instead of the select of the review form, as soon as it is visible.',
    options: 'the global `wc_single_product_params`',
    keys: 'arrows move along the stars and select, Enter and Space select',
    demo: ['/product/enamel-mug/'],
  },
  variations: {
    does: 'Options of a product: available combinations, the price, image, gallery and stock of the selected variation.',
    options:
      '`data-product_variations`; the globals `wc_add_to_cart_variation_params`, `wc_variation_gallery_defaults`',
    events: [
      'found_variation',
      'show_variation',
      'hide_variation',
      'woocommerce_variation_has_changed',
      'wc-product-gallery-before-destroy',
    ],
    demo: ['/product/knitted-jumper/', '/product/sail-jacket/'],
  },
  'product functions': {
    does: 'Functions of WooCommerce’s own scripts that quick views, swatches and gallery plugins call on product forms and galleries, if jQuery is on the page.',
    options:
      'the globals `wc_add_to_cart_variation_params`, `wc_single_product_params`; a `wc_variations_image_update` of another script then shows the images',
    demo: [],
  },
  'cart-page': {
    does: 'Quantities, removing and undoing, coupons, shipping methods, the calculator.',
    options: 'the global `wc_cart_params`',
    keys: 'Enter in a quantity updates the cart and applies no coupon',
    events: [
      'updated_wc_div',
      'updated_cart_totals',
      'wc_cart_emptied',
      'applied_coupon',
      'cart:replaced',
    ],
    demo: ['/cart/'],
  },
  checkout: {
    does: 'Totals that follow address and payment, errors at their fields, the order.',
    options: 'the global `wc_checkout_params`',
    keys: 'Enter on an error in the list leads to its field',
    events: [
      'init_checkout',
      'init_add_payment_method',
      'update_checkout',
      'updated_checkout',
      'checkout_place_order',
      'checkout_place_order_success',
      'checkout_error',
      'payment_method_selected',
    ],
    demo: ['/checkout/'],
  },
  address: {
    does: 'Address fields for the selected country: states, labels, order, required fields.',
    options: '`data-priority`; the globals `wc_country_select_params`, `wc_address_i18n_params`',
    events: ['country_to_state_changing', 'country_to_state_changed', 'wc_address_i18n_ready'],
    demo: ['/checkout/', '/cart/'],
  },
  tracking: {
    does: 'The tracking script of a mail service, with consent.',
    options: 'the global `php_data`',
    demo: [],
  },
};
