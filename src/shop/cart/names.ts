/** Markup of buttons, mini-cart and fragments in WooCommerce 9.8. */
export const addButton = 'add_to_cart_button';
export const ajaxButton = 'ajax_add_to_cart';
/** Buttons of the block editor that run their own code. */
export const interactive = 'wc-interactive';
export const isLoading = 'loading';
export const isAdded = 'added';
export const viewCart = 'added_to_cart';
export const forward = 'wc-forward';
export const removeLink = 'remove_from_cart_button';
export const miniCartItem = 'woocommerce-mini-cart-item';
export const widgetContent = 'widget_shopping_cart_content';
export const messageAttribute = 'data-success_message';

/** Epoch milliseconds in session storage. */
export const createdKey = 'wc_cart_created';
/** A cached set without this fragment is not used. */
export const coreFragment = 'div.widget_shopping_cart_content';

export const addCall = 'add_to_cart';
export const removeCall = 'remove_from_cart';
export const refreshCall = 'get_refreshed_fragments';

export const shouldAdd = 'should_send_ajax_request.adding_to_cart';
export const notAdded = 'ajax_request_not_sent.adding_to_cart';
export const buttonUpdated = 'wc_cart_button_updated';
export const fragmentsLoaded = 'wc_fragments_loaded';
export const fragmentsFailed = 'wc_fragments_ajax_error';
export const refreshWanted = 'wc_fragment_refresh';
