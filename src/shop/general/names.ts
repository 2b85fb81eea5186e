/** Markup that any shop page may have, in WooCommerce 9.8 and Divi 4.27. */
export const noJs = 'woocommerce-no-js';
export const js = 'woocommerce-js';

export const ordering = '.woocommerce-ordering select.orderby';
/** A live region: on sorted lists in WooCommerce 9.8, on all since 10. */
export const resultCount = '.woocommerce-result-count[role]';

export const notice = '.woocommerce-store-notice';
export const dismissLink = '.woocommerce-store-notice__dismiss-link';
export const noticeIdAttribute = 'data-notice-id';
/** Followed by the id of the notice. */
export const noticeCookie = 'store_notice';
export const demoNotice = 'p.demo_store';
export const footerBottom = 'footer-bottom';

export const quantity = 'input.qty';
export const cartQuantity = '.product-quantity';

export const shopForm = '.woocommerce form';
export const passwordField = 'woocommerce-Input';
export const passwordBox = 'password-input';
export const passwordButton = 'show-password-input';
export const passwordShown = 'display-password';

export const inputBox = 'woocommerce-input-wrapper';
export const description = 'span.description';

/** Divi hides these until a script has moved them below its header. */
export const coveredNotices =
  '.et_fixed_nav.et_transparent_nav.et-db.et_full_width_page #left-area > .woocommerce-notices-wrapper';
/** Divi's attribute on a notice that has been moved. */
export const noticesPlaced = 'data-position-set';
export const alerts =
  '.woocommerce-message, .woocommerce-error, .wc-block-components-notice-banner';

export const widget = '.widget_shopping_cart';
export const hideIfEmpty = '.hide_cart_widget_if_empty';
export const cartTable = '.shop_table.cart';
export const diviCount = 'a.et-cart-info > span, .et_pb_menu__cart-count';
export const extraCart = '.et-top-cart-total a.et-cart';
export const miniCart = 'widget_shopping_cart_content';
export const miniCartLine = '.mini_cart_item';
export const lineQuantity = '.quantity';

export const emptyMenuCart = 'empty-wpmenucart';
export const menuCarts = '.wpmenucartli, .wpmenucart-shortcode';
export const menuCartUpdated = 'wpmenucart_menu_classes_updated';

/** Links with the role of a button (WooCommerce 10); real buttons need nothing. */
export const linkButtons =
  'a.add_to_cart_button, a.remove_from_cart_button, .product-remove > a, a.woocommerce-remove-coupon, a.woocommerce-product-gallery__trigger[role="button"], a.woocommerce-store-notice__dismiss-link, a.reset_variations, a:is(.shipping-calculator-button, .showcoupon, .showlogin)[role="button"]';

export const deleteMethod = '.woocommerce .payment-method-actions .button.delete';
export const resetForm = '.lost_reset_password';
