// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { form, page, row, totals } from './cart-page-markup';
import { settle } from './shop-page';
import { withCartPage } from './with-cart-page';

const undo =
  '<div class="woocommerce-message"><a href="/cart/?undo_item=a" class="restore-item">Undo?</a></div>';
const cart = form(row('a', 2)) + totals('£20');

const openPage = withCartPage();
const open = (html: string) => {
  const shop = openPage({ html: `<div class="woocommerce-cart">${page(html, undo)}</div>` });
  const press = async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    shop.find('.restore-item').dispatchEvent(event);
    await settle();
    return event;
  };
  return { ...shop, press };
};

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
