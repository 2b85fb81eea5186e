// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { startCartPage as startController } from '../../src/shop/cart-page/start-cart-page';
import { startInScope } from '../../src/runtime/controller-scope';
import '../../src/shop/replace';
import { form, page, row, totals } from './cart-page-markup';
import { createShopPage, settle } from './shop-page';

const undo =
  '<div class="woocommerce-message"><a href="/cart/?undo_item=a" class="restore-item">Undo?</a></div>';
const cart = form(row('a', 2)) + totals('£20');

let end = () => {};
const open = (html: string) => {
  const shop = createShopPage({
    html: `<div class="woocommerce-cart">${page(html, undo)}</div>`,
    globals: { wc_cart_params: {} },
  });
  const reload = vi.spyOn(shop.page.window.location, 'reload').mockImplementation(() => {});
  const stop = startInScope(shop.page, 'cart-page', startController);
  end = () => {
    stop();
    shop.clear();
    vi.restoreAllMocks();
  };
  const press = async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    shop.find('.restore-item').dispatchEvent(event);
    await settle();
    return event;
  };
  return { ...shop, reload, press };
};
afterEach(() => end());

test('two fast presses on Undo send one request', async () => {
  const { sent, press } = open(cart);
  await press();
  expect((await press()).defaultPrevented).toBe(true);
  expect(sent).toHaveLength(1);
});

test('Undo on an emptied cart is not sent again while the page loads again', async () => {
  const { sent, press, reload } = open('<p class="wc-empty-cart-message">Empty.</p>');
  await press();
  sent[0]?.reply(`<body>${page(cart)}</body>`);
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  await press();
  expect(sent).toHaveLength(1);
});

test('Undo can be pressed again where something else has cut it off', async () => {
  const { sent, doc, press } = open(cart);
  await press();
  doc.dispatchEvent(new CustomEvent('skerry:wc_update_cart', { detail: [] }));
  await settle();
  await press();
  expect(sent.map(({ url }) => url.includes('undo_item'))).toEqual([true, false, true]);
});

test('Undo can be pressed again after Back from the page that it was followed to', async () => {
  const { sent, press, visited } = open(cart);
  await press();
  sent[0]?.reply('', { status: 500 });
  await settle();
  expect(visited).toHaveLength(1);
  await press();
  expect(sent).toHaveLength(2);
});
