/**
 * WooCommerce's names that several features share (WooCommerce 9.8): classes, requests, and events
 * on the body that other plugins receive and trigger (woocommerce.md §9.1).
 */
export const processing = 'processing';
export const liveRegion = 'widget_shopping_cart_live_region';
export const cartForm = '.woocommerce-cart-form';
export const emptyMessage = '.wc-empty-cart-message';
/** The row with the total. */
export const orderTotal = '.order-total';
/** A flag with the value 1, not a count. */
export const itemsCookie = 'woocommerce_items_in_cart';
export const hashCookie = 'woocommerce_cart_hash';

export const itemKeyAttribute = 'data-cart_item_key';

/** Placeholder in the request address. */
export const endpoint = '%%endpoint%%';

export const adding = 'adding_to_cart';
export const added = 'added_to_cart';
export const removed = 'removed_from_cart';
export const refreshed = 'wc_fragments_refreshed';
export const cartReplaced = 'updated_wc_div';
export const cartEmptied = 'wc_cart_emptied';
