import { afterEach, vi } from 'vitest';
import { start as startCartPage } from '../../src/shop/cart-page/start-cart-page';
import { startInScope } from '../../src/runtime/controller-scope';
import '../../src/shop/replace';
import { createShopPage } from './shop-page';

type Options = Pick<NonNullable<Parameters<typeof createShopPage>[0]>, 'html' | 'cookies'>;

/** The cart page, with a mocked `location.reload`; ends with each test. */
export const withCartPage = () => {
  let end = () => {};
  afterEach(() => end());
  return (options: Options) => {
    const shop = createShopPage({ ...options, globals: { wc_cart_params: {} } });
    const reload = vi.spyOn(shop.page.window.location, 'reload').mockImplementation(() => {});
    const stop = startInScope(shop.page, 'cart-page', startCartPage);
    end = () => {
      stop();
      shop.clear();
      vi.restoreAllMocks();
    };
    return { ...shop, reload };
  };
};
