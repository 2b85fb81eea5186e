import { startCartPage } from './cart-fixture';
import { settle } from './shop-page';
import { withClock } from './with-clock';

/**
 * A list of products whose buttons add without leaving the page, with the test’s own clock; ends
 * with each test.
 */
export const withAddButtons = () => {
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
  withClock(() => shop);
  return { start, first, click };
};
