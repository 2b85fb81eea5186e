/** WooCommerce's class names, attributes, cookies and keys (WooCommerce 9.8). */
export const woo = {
  addButton: 'add_to_cart_button',
  ajaxButton: 'ajax_add_to_cart',
  /** Block-editor buttons run their own logic. */
  interactive: 'wc-interactive',
  loading: 'loading',
  added: 'added',
  viewCart: 'added_to_cart',
  viewCartStyle: 'wc-forward',
  removeButton: 'remove_from_cart_button',
  miniCartItem: 'woocommerce-mini-cart-item',
  widget: 'widget_shopping_cart',
  widgetContent: 'widget_shopping_cart_content',
  hideIfEmpty: 'hide_cart_widget_if_empty',
  liveRegion: 'widget_shopping_cart_live_region',
  screenReaderText: 'screen-reader-text',

  productIdAttribute: 'data-product_id',
  itemKeyAttribute: 'data-cart_item_key',
  messageAttribute: 'data-success_message',

  /** A flag with the value 1, not a count. */
  itemsCookie: 'woocommerce_items_in_cart',
  hashCookie: 'woocommerce_cart_hash',
  /** Epoch milliseconds in session storage. */
  createdKey: 'wc_cart_created',
  /** The fragment without which a cached set is not used. */
  coreFragment: 'div.widget_shopping_cart_content',
} as const;

/** Placeholder in the address of a call. */
export const ENDPOINT = '%%endpoint%%';

/** Calls of the shop, as they stand in the address. */
export const calls = {
  add: 'add_to_cart',
  remove: 'remove_from_cart',
  refresh: 'get_refreshed_fragments',
} as const;

/** Events on the body that other plugins hear and trigger (contract shop.md §6.1). */
export const events = {
  shouldAdd: 'should_send_ajax_request.adding_to_cart',
  notAdded: 'ajax_request_not_sent.adding_to_cart',
  adding: 'adding_to_cart',
  added: 'added_to_cart',
  removed: 'removed_from_cart',
  buttonUpdated: 'wc_cart_button_updated',
  fragmentsLoaded: 'wc_fragments_loaded',
  fragmentsRefreshed: 'wc_fragments_refreshed',
  fragmentsFailed: 'wc_fragments_ajax_error',
  refreshFragments: 'wc_fragment_refresh',
  cartReplaced: 'updated_wc_div',
  cartEmptied: 'wc_cart_emptied',
} as const;
