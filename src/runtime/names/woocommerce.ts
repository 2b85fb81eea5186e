/** WooCommerce's names that the manifest and several features read (WooCommerce 9.8). */
export const addToCartGlobal = 'wc_add_to_cart_params';
export const fragmentsGlobal = 'wc_cart_fragments_params';

/** Buttons that add to the cart without leaving the page; block buttons run their own logic. */
export const ajaxButtons = '.ajax_add_to_cart:not(.wc-interactive)';

/** Without any of these a page has no use for a cart that changes in place. */
export const cartMarkup =
  '.ajax_add_to_cart,.remove_from_cart_button,.widget_shopping_cart_content,.wpmenucart-contents';

/** What tells a page of the shop; a header that counts its items counts what one of them shows. */
export const shopContent =
  '.woocommerce,.woocommerce-store-notice,.widget_shopping_cart,.widget_shopping_cart_content,.shop_table.cart';

/** WP Menu Cart's settings. */
export const menuCartGlobal = 'wpmenucart_ajax_assist';

/** What tells a page of the shop, or a header that counts its items. */
export const shopMarkup =
  '.woocommerce,.woocommerce-store-notice,.widget_shopping_cart,.et-cart-info,.et_pb_menu__cart-count,.et-top-cart-total,.wpmenucartli,.wpmenucart-shortcode';

/** Saved payment methods, the strength of passwords, prices by the visitor's place. */
export const extrasGlobals = [
  'wc_tokenization_form_params',
  'wc_password_strength_meter_params',
  'wc_geolocation_params',
];

export const productGlobal = 'wc_single_product_params';
/** Pictures, tabs and stars of a product. */
export const productMarkup =
  '.woocommerce-product-gallery,.woocommerce-tabs,.woocommerce-review-link,.reviews_tab,select[name="rating"]';

export const variationsGlobal = 'wc_add_to_cart_variation_params';
export const variationForms = '.variations_form';

/** Printed on the cart page only. */
export const cartPageGlobal = 'wc_cart_params';

export const checkoutGlobal = 'wc_checkout_params';
/** The checkout's forms; the verification of a guest's address has its name, not its class. */
export const checkoutMarkup = 'form.checkout,form#order_review,form#add_payment_method';

/** Links that lead nowhere without a script, and forms that are sent without a new page. */
export const checkoutControls = '.showcoupon,.showlogin,form.checkout,form.checkout_coupon';

export const countryGlobal = 'wc_country_select_params';
export const countryMarkup = '.country_to_state';

/** ActiveCampaign's settings. */
export const trackingGlobal = 'php_data';
