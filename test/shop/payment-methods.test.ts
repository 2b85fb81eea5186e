// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { classic, openCheckout } from './checkout-fixture';
import { settle } from './shop-page';

let shop: ReturnType<typeof openCheckout>;
afterEach(() => {
  shop.stop();
  shop.clear();
});

const second = /<li class="wc_payment_method payment_method_cod">.*?<\/li>/;
test.each([
  ['one payment method shows no circle to choose it with', classic.replace(second, ''), 'none'],
  ['two payment methods show theirs', classic, ''],
])('%s', async (_, html, display) => {
  shop = openCheckout({ html });
  await settle();
  expect(shop.find('#payment_method_bacs').style.display).toBe(display);
});
