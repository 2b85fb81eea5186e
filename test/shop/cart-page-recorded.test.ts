// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { start as startController } from '../../src/shop/cart-page/start-cart-page';
import { startInScope } from '../../src/runtime/controller-scope';
import '../../src/shop/replace';
import { capturedBody, hasRecorded, recorded } from './recorded';
import { createShopPage, type ShopPage, settle } from './shop-page';

let shop: ShopPage & { stop(): void };
const open = (html: string) => {
  const made = createShopPage({ html, globals: { wc_cart_params: {} } });
  shop = { ...made, stop: startInScope(made.page, 'cart-page', startController) };
  return shop;
};
/** The names of the sent fields; the lines differ from cart to cart. */
const names = (body: URLSearchParams | undefined) =>
  [...(body?.keys() ?? [])].filter((name) => !name.startsWith('cart['));

afterEach(() => {
  if (!hasRecorded) return;
  shop.stop();
  shop.clear();
});

test.skipIf(!hasRecorded)('a recorded update of the real shop is applied [S7.14]', async () => {
  const { sent, find, doc } = open(capturedBody('cart-filled'));
  const input = doc.querySelector<HTMLInputElement>('input.qty[name^="cart["]');
  if (!input) throw new Error('no quantity');
  input.value = '3';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  const form = doc.querySelector('.woocommerce-cart-form');
  const submitter = doc.querySelector<HTMLElement>('[name=update_cart]');
  // Happy-dom considers an empty maximum too small; a browser does not.
  form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  await settle();
  const { request, response } = recorded('cart-update-quantity');
  expect(names(sent[0]?.body)).toEqual(names(new URLSearchParams(request.body)));
  sent[0]?.reply(response.body);
  await settle();
  expect(find('.woocommerce-notices-wrapper').textContent).toContain('Cart updated.');
  expect(find('.cart-subtotal').textContent).toContain('36.50');
});

test.skipIf(!hasRecorded)('a recorded change of shipping is applied [S7.14]', async () => {
  const { sent, doc } = open(capturedBody('cart-filled'));
  const radio = doc.querySelector<HTMLInputElement>('input.shipping_method:not(:checked)');
  if (!radio) throw new Error('no other method');
  radio.checked = true;
  radio.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  const { request, response } = recorded('cart-shipping-method');
  expect(names(sent[0]?.body)).toEqual(names(new URLSearchParams(request.body)));
  sent[0]?.reply(response.body);
  await settle();
  expect(doc.querySelector<HTMLInputElement>('input.shipping_method:checked')?.id).toBe(radio.id);
});
