// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, openCheckout } from './checkout-fixture';
import { settle } from './shop-page';

let shop: ReturnType<typeof openCheckout>;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  shop.stop();
  shop.clear();
  vi.useRealTimers();
});
const wait = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await settle();
};

test('typing does not postpone totals that another plugin wants', async () => {
  shop = openCheckout();
  await settle();
  await wait(10);
  shop.sent[0]?.reply(answer('£20'));
  await settle();
  shop.trigger('update_checkout');
  await wait(4);
  shop.find('#billing_city').dispatchEvent(new Event('input', { bubbles: true }));
  await wait(1);
  expect(shop.sent).toHaveLength(2);
});
