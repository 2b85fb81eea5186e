import { afterEach, beforeEach, vi } from 'vitest';
import { startCartPage } from './cart-fixture';
import { settle } from './shop-page';

/** The time of every test, in milliseconds since 1970. */
export const NOW = 1_800_000_000_000;
export const DAY = 86_400_000;
export const filled = { woocommerce_items_in_cart: '1', woocommerce_cart_hash: 'h1' };

/** A page that caches its cart, with the test’s own clock; ends with each test. */
export const withKeptCart = () => {
  let shop: ReturnType<typeof startCartPage>;
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    shop.stop();
    shop.clear();
    vi.useRealTimers();
  });
  return {
    async start(options?: Parameters<typeof startCartPage>[0]) {
      shop = startCartPage(options);
      await settle();
      return shop;
    },
    lines: () => shop.doc.querySelectorAll('.widget_shopping_cart_content li').length,
    calls: () => shop.sent.map(({ url }) => url),
  };
};
