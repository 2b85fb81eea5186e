import { afterEach, beforeEach, vi } from 'vitest';
import { startCartPage } from './cart-fixture';
import { settle } from './shop-page';

/** A list of products whose buttons add without leaving it, on a clock of the test's own; ends with each test. */
export const useAddButtons = () => {
  let shop: ReturnType<typeof startCartPage>;
  const start = (options?: Parameters<typeof startCartPage>[0]) => {
    shop = startCartPage(options);
    return shop;
  };
  const first = () => shop.find('[data-product_id="1"]');
  const click = async (element = first()) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await settle();
  };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    shop.stop();
    shop.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return { start, first, click };
};
