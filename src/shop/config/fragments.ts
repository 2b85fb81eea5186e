import { flag, number, shape, text } from '../../runtime/config/reader';

/** Printed only where the store has "Enable AJAX add to cart buttons" enabled. */
export const addToCartParams = {
  name: 'wc_add_to_cart_params',
  read: shape({
    wc_ajax_url: text('/?wc-ajax=%%endpoint%%'),
    i18n_view_cart: text('View cart'),
    cart_url: text(),
    is_cart: flag(),
    cart_redirect_after_add: flag(),
  }),
};

export const cartFragmentsParams = {
  name: 'wc_cart_fragments_params',
  read: shape({
    wc_ajax_url: text('/?wc-ajax=%%endpoint%%'),
    cart_hash_key: text('wc_cart_hash'),
    fragment_name: text('wc_fragments'),
    /** Milliseconds. */
    request_timeout: number(5000),
  }),
};
