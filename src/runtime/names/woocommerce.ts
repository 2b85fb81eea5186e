/** WooCommerce's names that the manifest and several features read (WooCommerce 9.8). */
export const addToCartGlobal = 'wc_add_to_cart_params';
export const fragmentsGlobal = 'wc_cart_fragments_params';

/** Buttons that add to the cart without leaving the page; block buttons run their own code. */
export const ajaxButtons = '.ajax_add_to_cart:not(.wc-interactive)';

/** Without any of these, a page has no use for a cart that changes in place. */
export const cartMarkup =
  '.ajax_add_to_cart,.remove_from_cart_button,.widget_shopping_cart_content,.wpmenucart-contents';

/** Identifies a shop page; a header with an item count shows what one of them contains. */
export const shopContent =
  '.woocommerce,.woocommerce-store-notice,.widget_shopping_cart,.widget_shopping_cart_content,.shop_table.cart';

/** Global of WP Menu Cart. */
export const menuCartGlobal = 'wpmenucart_ajax_assist';

/** Identifies a shop page, or a header with an item count. */
export const shopMarkup =
  '.woocommerce,.woocommerce-store-notice,.widget_shopping_cart,.et-cart-info,.et_pb_menu__cart-count,.et-top-cart-total,.wpmenucartli,.wpmenucart-shortcode';

/** Globals of saved payment methods, password strength and prices by location. */
export const extrasGlobals = [
  'wc_tokenization_form_params',
  'wc_password_strength_meter_params',
  'wc_geolocation_params',
];

export const productGlobal = 'wc_single_product_params';
/** Gallery, tabs and star rating of a product. */
export const productMarkup =
  '.woocommerce-product-gallery,.woocommerce-tabs,.woocommerce-review-link,.reviews_tab,select[name="rating"]';

export const variationsGlobal = 'wc_add_to_cart_variation_params';
export const variationForms = '.variations_form';

/** Printed on the cart page only. */
export const cartPageGlobal = 'wc_cart_params';

export const checkoutGlobal = 'wc_checkout_params';
/** Forms of the checkout; the verification of a guest's address has its name, but not its class. */
export const checkoutMarkup = 'form.checkout,form#order_review,form#add_payment_method';

/** Links that lead nowhere without a script, and forms that are submitted without a new page. */
export const checkoutControls = '.showcoupon,.showlogin,form.checkout,form.checkout_coupon';

export const countryGlobal = 'wc_country_select_params';
export const countryMarkup = '.country_to_state';

/** Global of ActiveCampaign. */
export const trackingGlobal = 'php_data';
