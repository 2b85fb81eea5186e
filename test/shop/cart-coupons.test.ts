// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { start as startController } from '../../src/shop/cart-page/start-cart-page';
import { startInScope } from '../../src/runtime/controller-scope';
import '../../src/shop/replace';
import { error, form, message, page, row, totals } from './cart-page-markup';
import { createShopPage, type Sent, settle } from './shop-page';

const params = {
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  apply_coupon_nonce: 'apply',
  remove_coupon_nonce: 'remove',
};
const wholePage = (content: string) =>
  `<!doctype html><html><body class="woocommerce-cart">${page(content)}</body></html>`;

let stop = () => {};
const open = (rows = row('a', 2)) => {
  const shop = createShopPage({
    html: page(form(rows) + totals('£20')),
    globals: { wc_cart_params: params },
  });
  shop.listenFor('applied_coupon', 'removed_coupon');
  const end = startInScope(shop.page, 'cart-page', startController);
  stop = () => {
    end();
    shop.clear();
  };
  return shop;
};
afterEach(() => stop());

type Shop = ReturnType<typeof open>;
const code = ({ find }: Shop) => find('#coupon_code') as HTMLInputElement;
const press = async ({ find }: Shop, selector: string) => {
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await settle();
};

test('a coupon that is applied after a change of quantity is sent with its code', async () => {
  const shop = open();
  const quantity = shop.find('.qty') as HTMLInputElement;
  quantity.value = '5';
  quantity.dispatchEvent(new Event('input', { bubbles: true }));
  code(shop).value = 'TEN';
  await press(shop, '[name=apply_coupon]');
  shop.sent[0]?.reply(wholePage(form(row('a', 5)) + totals('£50')));
  await settle();
  expect(shop.sent[1]?.url).toBe('/?wc-ajax=apply_coupon');
  expect(shop.sent[1]?.body.get('coupon_code')).toBe('TEN');
  shop.sent[1]?.reply(message('Applied.'));
  await settle();
  expect(shop.received).toEqual([{ name: 'applied_coupon', args: ['TEN'] }]);
});

test('a quantity that is emptied or wrong, and not sent, removes no line when a coupon is removed', async () => {
  const shop = open(row('a', 2) + row('b', 3) + row('c', 4));
  const quantities = [...shop.doc.querySelectorAll<HTMLInputElement>('.qty')];
  for (const [index, value] of ['5', '', '-4'].entries()) {
    Object.assign(quantities[index] as Element, { value, min: '0' });
    quantities[index]?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await press(shop, '.woocommerce-remove-coupon');
  const sent = ['a', 'b', 'c'].map((key) => shop.sent[0]?.body.getAll(`cart[${key}][qty]`));
  expect(sent).toEqual([['5'], ['3'], ['4']]);
});

const failures: [string, (call: Sent | undefined) => void][] = [
  ['the network fails', (call) => call?.fail()],
  ['the server is in trouble', (call) => call?.reply('Oops', { status: 500 })],
  ['the response is garbled', (call) => call?.reply('<b>Warning</b>: foo() in bar.php')],
  ['a login page is returned', (call) => call?.reply('<!doctype html><p>Log in')],
];

test.each(failures)('a coupon shows an error and stays when %s', async (_, respond) => {
  const shop = open();
  code(shop).value = 'TEN';
  await press(shop, '[name=apply_coupon]');
  respond(shop.sent[0]);
  await settle();
  expect(shop.find('.woocommerce-notices-wrapper [role=alert]').textContent).toBe(
    'That did not work. Please try again.',
  );
  expect(code(shop).value).toBe('TEN');
  expect(shop.received).toEqual([]);
  expect(shop.doc.querySelector('.processing')).toBeNull();
});

test.each(failures)('removing a coupon shows an error when %s', async (_, respond) => {
  const shop = open();
  await press(shop, '.woocommerce-remove-coupon');
  respond(shop.sent[0]);
  await settle();
  expect(shop.find('.woocommerce-notices-wrapper').textContent).toBe(
    'That did not work. Please try again.',
  );
  expect(shop.received).toEqual([]);
});

test('the error of a coupon stays while the visitor is elsewhere, and goes with the code when another coupon is removed (WooCommerce 10)', async () => {
  const shop = open();
  code(shop).value = 'NOPE';
  await press(shop, '[name=apply_coupon]');
  shop.sent[0]?.reply(error('Unknown.'));
  await settle();
  shop.sent[1]?.reply(wholePage(form(row('a', 2)) + totals('£20')));
  await settle();
  for (const type of ['change', 'focusout']) {
    code(shop).dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(shop.find('#coupon-error-notice').textContent).toBe('Unknown.');
  await press(shop, '.woocommerce-remove-coupon');
  shop.sent[2]?.reply(message('Removed.'));
  await settle();
  expect(shop.doc.querySelector('#coupon-error-notice, [aria-invalid], .has-error')).toBeNull();
  shop.sent[3]?.reply(wholePage(form(row('a', 2)) + totals('£20')));
  await settle();
  expect(code(shop).value).toBe('');
});

test.each([
  ['leaves the focus in a search field where the visitor types by then', '#search'],
  ['leads to the code', '[name=apply_coupon]'],
])('the error of a coupon %s', async (_, focused) => {
  const shop = open();
  shop.doc.body.insertAdjacentHTML('beforeend', '<input id="search">');
  code(shop).value = 'NOPE';
  await press(shop, '[name=apply_coupon]');
  shop.sent[0]?.reply(error('Unknown.'));
  await settle();
  shop.find(focused).focus();
  shop.sent[1]?.reply(wholePage(form(row('a', 2)) + totals('£20')));
  await settle();
  expect(shop.find('#coupon-error-notice').textContent).toBe('Unknown.');
  expect(shop.doc.activeElement).toBe(focused === '#search' ? shop.find(focused) : code(shop));
});
