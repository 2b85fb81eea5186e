// @ts-check
import { createHash } from 'node:crypto';

const calls = {
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
};

/**
 * What a page shows of the shop decides which globals it prints, as on a real site: the
 * fragments' own global comes only with a cart widget.
 * @typedef {'site' | 'widget' | 'cart'} ShopPart
 */

/**
 * The globals per script handle.
 * @param {string} site
 * @param {ShopPart} part
 * @returns {Record<string, Record<string, unknown>>}
 */
export function shopGlobals(site, part) {
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
        is_cart: part === 'cart',
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
    ...(part === 'widget' ? fragments : {}),
  };
}
