// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { form, message, page, row, totals } from './cart-page-markup';
import { settle } from './shop-page';
import { withCartPage } from './with-cart-page';

const openPage = withCartPage();
const open = (html: string, cookies: Record<string, string> = {}) => {
  const shop = openPage({ html: page(html), cookies });
  const show = async (persisted: boolean) => {
    shop.page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await settle();
  };
  return { ...shop, show };
};
type Shop = ReturnType<typeof open>;
const emitChange = ({ page: { bus } }: Shop, source: 'add' | 'remove' | 'refresh') =>
  bus.emit('cart:changed', { hash: 'h', source });

test('a cart page restored from history requests the cart from the server (WooCommerce 10)', async () => {
  const { sent, show, find, doc } = open(form(row('a', 2)) + totals('£20'));
  await show(false);
  expect(sent).toEqual([]);
  await show(true);
  expect(sent.map(({ url, method }) => `${method} ${url}`)).toEqual(['POST /cart/']);
  // Only a request for the page: `update_cart` would change quantities.
  expect(sent[0]?.body.has('update_cart')).toBe(false);
  sent[0]?.reply(`<body>${page(form(row('b', 7)) + totals('£70'))}</body>`);
  await settle();
  expect((find('.qty') as HTMLInputElement).value).toBe('7');
  expect(find('.order-total').textContent).toBe('£70');
  expect(doc.querySelector('.blockUI, .processing')).toBeNull();
});

test('a cart that is requested again before the response stays covered until the newest response', async () => {
  const shop = open(form(row('a', 2)) + totals('£20'));
  emitChange(shop, 'add');
  await settle();
  emitChange(shop, 'add');
  await settle();
  expect(shop.sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(shop.doc.querySelectorAll('.processing[inert] > .blockUI.blockOverlay')).toHaveLength(2);
  shop.sent[1]?.reply(`<body>${page(form(row('b', 7)) + totals('£70'))}</body>`);
  await settle();
  expect(shop.doc.querySelector('.blockUI, .processing')).toBeNull();
});

test('a quantity that was typed and not sent stays when the cart page is restored from history', async () => {
  const { sent, show, find } = open(form(row('a', 2) + row('b', 5)) + totals('£20'));
  const quantity = (key: string) => find(`[name="cart[${key}][qty]"]`) as HTMLInputElement;
  quantity('a').value = '9';
  await show(true);
  sent[0]?.reply(`<body>${page(form(row('a', 3) + row('b', 7)) + totals('£70'))}</body>`);
  await settle();
  expect([quantity('a').value, quantity('b').value]).toEqual(['9', '7']);
  // It can be submitted.
  const button = find('[name="update_cart"]') as HTMLButtonElement;
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, null]);
});

test('a quantity that was typed is lost with its line if another tab has removed it', async () => {
  const { sent, show, find } = open(form(row('a', 2) + row('b', 5)) + totals('£20'));
  (find('[name="cart[a][qty]"]') as HTMLInputElement).value = '9';
  await show(true);
  sent[0]?.reply(`<body>${page(form(row('b', 5)) + totals('£70'))}</body>`);
  await settle();
  expect((find('.qty') as HTMLInputElement).value).toBe('5');
  expect((find('[name="update_cart"]') as HTMLButtonElement).disabled).toBe(true);
});

test.each([
  ['is loaded again where something is in the cart by now', { woocommerce_items_in_cart: '1' }, 1],
  ['stays as it is while nothing is in the cart', {}, 0],
])('an empty cart page that is restored from history %s', async (_, cookies, times) => {
  const { sent, show, reload } = open('<p class="wc-empty-cart-message"></p>', cookies);
  await show(true);
  expect(sent).toEqual([]);
  expect(reload).toHaveBeenCalledTimes(times);
});

test.each([
  ['add', 1],
  ['remove', 1],
  ['refresh', 0],
] as const)(
  'the cart is printed again after “%s” elsewhere on the page: %i times',
  async (source, times) => {
    const shop = open(form(row('a', 2)) + totals('£20'));
    emitChange(shop, source);
    await settle();
    expect(shop.sent).toHaveLength(times);
  },
);

const added = { woocommerce_items_in_cart: '1' };
test.each([
  ['a button of the list below', (shop: Shop) => emitChange(shop, 'add')],
  ['a plugin', ({ trigger }: Shop) => trigger('added_to_cart')],
])('an empty cart page is reloaded when %s has added an item', async (_, addItem) => {
  const shop = open('<p class="wc-empty-cart-message"></p>', added);
  addItem(shop);
  await settle();
  expect(shop.sent).toEqual([]);
  expect(shop.reload).toHaveBeenCalledOnce();
});

test('totals on a page without the cart are loaded again when their coupon is removed', async () => {
  const { sent, find, reload } = open(totals('£20'), added);
  find('.woocommerce-remove-coupon').click();
  await settle();
  sent[0]?.reply(message('Coupon has been removed.'));
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});
