import { startCart as startController } from '../../src/shop/cart/start-cart';
import { startInScope } from '../../src/runtime/controller-scope';
import '../../src/shop/cart/buttons';
import '../../src/shop/replace';
import { createShopPage } from './shop-page';

export const HASH_KEY = 'wc_cart_hash_site';
export const FRAGMENTS_KEY = 'wc_fragments_site';

export const addParams = {
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  i18n_view_cart: 'View cart',
  cart_url: '/cart/',
  is_cart: '',
  cart_redirect_after_add: 'no',
};
export const fragmentParams = {
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  cart_hash_key: HASH_KEY,
  fragment_name: FRAGMENTS_KEY,
  request_timeout: '5000',
};

export const button = (id: number) =>
  `<li class="product"><a href="?add-to-cart=${id}" data-quantity="1" class="button add_to_cart_button ajax_add_to_cart" data-product_id="${id}" data-product_sku="SKU-${id}" data-success_message="“Mug ${id}” has been added to your cart">Add to cart</a></li>`;

export const widget =
  '<div class="widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div>';

const line = (key: string) =>
  `<li class="woocommerce-mini-cart-item"><a href="/cart/?remove_item=${key}&amp;_wpnonce=n" class="remove remove_from_cart_button" data-cart_item_key="${key}" data-success_message="${key} has been removed from your cart">×</a><span class="quantity">1 × <b>5</b></span></li>`;

export const content = (...keys: readonly string[]) =>
  `<div class="widget_shopping_cart_content"><ul>${keys.map(line).join('')}</ul></div>`;

export const reply = (hash: string, ...keys: readonly string[]) => ({
  fragments: { 'div.widget_shopping_cart_content': content(...keys) },
  cart_hash: hash,
});

type Options = NonNullable<Parameters<typeof createShopPage>[0]>;

export const startCartPage = ({ globals, ...options }: Options = {}) => {
  const shop = createShopPage({
    html: `<ul class="products">${button(1)}${button(2)}</ul>${widget}`,
    globals: {
      wc_add_to_cart_params: addParams,
      wc_cart_fragments_params: fragmentParams,
      ...globals,
    },
    ...options,
  });
  const events = [
    'adding_to_cart',
    'added_to_cart',
    'removed_from_cart',
    'wc_cart_button_updated',
    'wc_fragments_loaded',
    'wc_fragments_refreshed',
    'wc_fragments_ajax_error',
    'wc_fragment_refresh',
    'ajax_request_not_sent.adding_to_cart',
  ];
  shop.listenFor(...events);
  const before = shop.doc.body.innerHTML;
  const stop = startInScope(shop.page, 'cart', startController);
  return { ...shop, before, stop, names: () => shop.received.map(({ name }) => name) };
};
