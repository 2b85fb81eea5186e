// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openCheckout } from './checkout-fixture';
import { holdLoad } from './held-load';
import { settle } from './shop-page';

let shop: ReturnType<typeof openCheckout>;

/** A checkout whose chunk for presses is loading. */
const openEarly = () => {
  shop = openCheckout();
  const form = shop.find('form.checkout') as HTMLFormElement;
  const sentByBrowser = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {
    form.dispatchEvent(submission());
  });
  return { ...shop, ...holdLoad(shop), form, sentByBrowser };
};
const submission = () => new SubmitEvent('submit', { bubbles: true, cancelable: true });
const orders = () => shop.sent.filter(({ url }) => url.endsWith('=checkout'));

afterEach(() => {
  shop.stop();
  shop.clear();
  vi.restoreAllMocks();
});

test('an order that is placed before the chunk is loaded is sent once, when it is loaded', async () => {
  const { form, succeed } = openEarly();
  const presses = [submission(), submission()];
  for (const press of presses) form.dispatchEvent(press);
  expect(presses.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true]);
  expect(orders()).toHaveLength(0);
  await succeed();
  expect(orders()).toHaveLength(1);
});

test('a coupon that is sent before the chunk is loaded is kept', async () => {
  const { find, succeed, sent } = openEarly();
  find('form.checkout_coupon').dispatchEvent(submission());
  await succeed();
  expect(sent.map(({ url }) => url)).toContain('/?wc-ajax=apply_coupon');
});

test('without the code the browser sends the order itself, once', async () => {
  const { form, fail, sentByBrowser } = openEarly();
  form.dispatchEvent(submission());
  form.dispatchEvent(submission());
  const seen: boolean[] = [];
  form.ownerDocument.addEventListener('submit', (event) => seen.push(event.defaultPrevented));
  await fail();
  expect(sentByBrowser).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([false]);
  expect(orders()).toHaveLength(0);
});

test('offline, without the code, the visitor sees a message and nothing is sent', async () => {
  const { form, fail, sentByBrowser, doc } = openEarly();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  form.dispatchEvent(submission());
  await fail();
  await settle();
  expect(sentByBrowser).not.toHaveBeenCalled();
  expect(doc.querySelectorAll('form.checkout + .woocommerce-error[role=alert]')).toHaveLength(1);
});
