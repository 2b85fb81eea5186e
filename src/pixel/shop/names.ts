/** Names of Pixel Caffeine 2.3, WooCommerce 9.8 and Easy Digital Downloads in a shop. */
export const wishlistRecords = 'aepc_wc_add_to_wishlist';
/** Global of versions before 2.2, in which the script counts additions to the cart. */
export const cartRecords = 'aepc_wc_add_to_cart';

export const addToCart = 'AddToCart';
export const addToWishlist = 'AddToWishlist';
export const addPaymentInfo = 'AddPaymentInfo';

export const added = 'added_to_cart';
export const ordering = 'checkout_place_order';
export const orderForm = '.woocommerce-page form.checkout';
export const orderTotal = '.order-total';
export const downloadAdded = 'edd_cart_item_added';
export const downloadOrder = '.edd-checkout form#edd_purchase_form input[type="submit"]';
export const wishlistLink = '.add_to_wishlist, .wl-add-to';
export const cartForm = 'form.cart';

export const product = '.product, .wc-block-grid__product';
export const title = 'h3, .woocommerce-loop-product__title, .wc-block-grid__product-title';
export const ownTitle = '.product_title, .et_pb_wc_title :is(h1,h2,h3,h4,h5,h6)';
export const category = 'span[data-content_category]';
export const quantity = 'input[name="quantity"]';
export const variation = '[name="variation_id"]';
export const productField = '[name="add-to-cart"]';
export const amount = '.amount';
export const price = '.price';
export const variationPrice = '.woocommerce-variation-price';
/** Amounts in these elements are not the price to pay. */
export const otherPrice = 'del, .woocommerce-price-suffix';
