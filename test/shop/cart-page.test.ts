// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { start as startController } from '../../src/shop/cart-page/start-cart-page';
import { startInScope } from '../../src/runtime/controller-scope';
import '../../src/shop/replace';
import { error, form, message, page, row, totals } from './cart-page-markup';
import { createShopPage, type ShopPage, settle } from './shop-page';
import { waitFor } from '../support/wait-for';

const params = {
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  update_shipping_method_nonce: 'ship',
  apply_coupon_nonce: 'apply',
  remove_coupon_nonce: 'remove',
};
const start = page(form(row('a', 2), row('b', 1)) + totals('£20'));
const wholePage = (content: string, notice = '') =>
  `<!doctype html><html><head><title>Cart</title></head><body class="woocommerce-cart">${page(content, notice)}</body></html>`;

let shop: ShopPage & { stop(): void };
const open = (html = start, before = (_shop: ShopPage) => {}) => {
  const made = createShopPage({ html, globals: { wc_cart_params: params } });
  before(made);
  made.listenFor(
    'updated_wc_div',
    'updated_cart_totals',
    'wc_cart_emptied',
    'applied_coupon',
    'removed_coupon',
    'updated_shipping_method',
    'item_removed_from_classic_cart',
  );
  shop = { ...made, stop: startInScope(made.page, 'cart-page', startController) };
  return shop;
};
const names = () => shop.received.map(({ name }) => name);
const quantity = (key: string) => shop.find(`[name="cart[${key}][qty]"]`) as HTMLInputElement;
const type = (key: string, value: string) => {
  Object.assign(quantity(key), { value }).dispatchEvent(new Event('input', { bubbles: true }));
};
const press = async (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  shop.find(selector).dispatchEvent(event);
  await settle();
  return event;
};
const total = () => shop.find('.order-total').textContent;

afterEach(() => {
  shop.stop();
  shop.clear();
  vi.restoreAllMocks();
});

test('the update button waits for a change [S7.14]', () => {
  const { find } = open();
  expect(find('[name=update_cart]').hasAttribute('disabled')).toBe(true);
  type('a', '3');
  expect(find('[name=update_cart]').hasAttribute('disabled')).toBe(false);
  shop.stop();
  expect(shop.doc.body.innerHTML).toBe(start);
});

test('changes before the chunk is loaded are not lost: a quantity can be sent, another shipping method is requested [S7.14]', async () => {
  const { sent, find } = open(start, (made) => {
    (made.find('[name="cart[a][qty]"]') as HTMLInputElement).value = '5';
    (made.find('#ship_pickup') as HTMLInputElement).checked = true;
  });
  expect(find('[name=update_cart]').hasAttribute('disabled')).toBe(false);
  await settle();
  // The entered quantity is sent first, because the response with the new totals would print the old one.
  expect(sent[0]?.body.get('cart[a][qty]')).toBe('5');
  sent[0]?.reply(wholePage(form(row('a', 5), row('b', 1)) + totals('£50')));
  await settle();
  expect(sent[1]?.url).toBe('/?wc-ajax=update_shipping_method');
  expect(sent[1]?.body.get('shipping_method[0]')).toBe('pickup');
});

test('changed quantities are sent with the whole form and the response is applied [S2.12a] [S7.14]', async () => {
  const { sent, find } = open();
  const rowB = quantity('b').closest('tr');
  type('a', '3');
  await press('[name=update_cart]');
  expect(sent[0]?.url).toBe('/cart/');
  expect(sent[0]?.body.toString()).toBe(
    'cart%5Ba%5D%5Bqty%5D=3&cart%5Bb%5D%5Bqty%5D=1&coupon_code=&woocommerce-cart-nonce=n1&update_cart=Update+Cart',
  );
  expect(find('.woocommerce-cart-form').className).toContain('processing');
  expect(find('.woocommerce-cart-form').getAttribute('aria-busy')).toBe('true');
  expect(find('.woocommerce-cart-form').hasAttribute('inert')).toBe(true);
  sent[0]?.reply(
    wholePage(form(row('a', 3), row('b', 1)) + totals('£30'), message('Cart updated.')),
  );
  await settle();
  expect(total()).toBe('£30');
  expect(find('.woocommerce-notices-wrapper').textContent).toBe('Cart updated.');
  expect(quantity('b').closest('tr')).toBe(rowB);
  expect(find('.woocommerce-cart-form').className).not.toContain('processing');
  expect(find('.woocommerce-cart-form').hasAttribute('inert')).toBe(false);
  expect(find('[name=update_cart]').hasAttribute('disabled')).toBe(true);
  expect(names()).toEqual(['updated_cart_totals', 'updated_wc_div']);
});

test('a quantity that the server refuses shows the server’s own again', async () => {
  const { sent } = open();
  type('a', '99');
  await press('[name=update_cart]');
  sent[0]?.reply(wholePage(form(row('a', 2), row('b', 1)) + totals('£20'), error('Not enough.')));
  await settle();
  expect(quantity('a').value).toBe('2');
});

test('a line is removed by its link, an emptied cart brings its message [S7.14]', async () => {
  const { sent, find, doc } = open();
  await press('.product-remove > a');
  expect(sent[0]?.method).toBe('GET');
  expect(sent[0]?.url).toBe('/cart/?remove_item=a');
  sent[0]?.reply(
    wholePage(
      '<div class="wc-empty-cart-message">Your cart is empty.</div><p class="return-to-shop"><a href="/shop/">Back</a></p>',
    ),
  );
  await settle();
  expect(doc.querySelector('.woocommerce-cart-form')).toBeNull();
  expect(find('.wc-empty-cart-message').textContent).toBe('Your cart is empty.');
  expect(names()).toEqual(['wc_cart_emptied', 'updated_wc_div', 'item_removed_from_classic_cart']);
});

test('a second press on a covered line does nothing', async () => {
  const { sent } = open();
  await press('.product-remove > a');
  await press('.product-remove > a');
  expect(sent).toHaveLength(1);
});

test('a removed line can be restored [S7.14]', async () => {
  const { sent, find } = open(
    `<div class="woocommerce-cart">${page(form(row('b', 1)) + totals('£10'), '<div class="woocommerce-message">Removed. <a href="/cart/?undo_item=a" class="restore-item">Undo?</a></div>')}</div>`,
  );
  find('.restore-item').focus();
  await press('.restore-item');
  expect(sent[0]?.url).toBe('/cart/?undo_item=a');
  sent[0]?.reply(wholePage(form(row('a', 2), row('b', 1)) + totals('£20')));
  await settle();
  expect(quantity('a').value).toBe('2');
  expect(find('.woocommerce-notices-wrapper').textContent).toBe('');
  expect(shop.doc.activeElement).toBe(find('.woocommerce-cart-form'));
});

test('when removing fails the link is followed', async () => {
  const { sent, visited } = open();
  await press('.product-remove > a');
  sent[0]?.reply('<!doctype html><p>Please log in</p>');
  await settle();
  expect(visited.map((url) => new URL(url).search)).toEqual(['?remove_item=a']);
});

test('a coupon is applied, then the cart is printed again with the message kept [S7.14]', async () => {
  const { sent, find } = open();
  (find('#coupon_code') as HTMLInputElement).value = 'TEN';
  await press('[name=apply_coupon]');
  expect(sent[0]?.url).toBe('/?wc-ajax=apply_coupon');
  expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({
    security: 'apply',
    coupon_code: 'TEN',
  });
  sent[0]?.reply(message('Coupon code applied successfully.'));
  await settle();
  expect(sent[1]?.body.has('update_cart')).toBe(false);
  sent[1]?.reply(wholePage(form(row('a', 2)) + totals('£18')));
  await settle();
  expect(find('.woocommerce-notices-wrapper').textContent).toContain('applied successfully');
  expect(total()).toBe('£18');
  expect(names()[0]).toBe('applied_coupon');
});

test('a wrong coupon is reported at its field and the code stays', async () => {
  const { sent, find, doc } = open();
  (find('#coupon_code') as HTMLInputElement).value = 'NOPE';
  await press('[name=apply_coupon]');
  sent[0]?.reply(error('Coupon "nope" does not exist!'));
  await settle();
  sent[1]?.reply(wholePage(form(row('a', 2)) + totals('£20')));
  await settle();
  const field = find('#coupon_code') as HTMLInputElement;
  expect(field.value).toBe('NOPE');
  expect(field.getAttribute('aria-describedby')).toBe('coupon-error-notice');
  expect(find('#coupon-error-notice').textContent).toBe('Coupon "nope" does not exist!');
  expect(doc.activeElement).toBe(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(doc.querySelector('#coupon-error-notice')).toBeNull();
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('a quantity that was typed is not lost when a coupon is applied', async () => {
  const { sent, find } = open();
  type('a', '5');
  (find('#coupon_code') as HTMLInputElement).value = 'TEN';
  await press('[name=apply_coupon]');
  expect(sent[0]?.body.get('cart[a][qty]')).toBe('5');
  expect(sent[0]?.body.get('update_cart')).toBe('Update Cart');
});

test('a coupon is removed by its link [S7.14]', async () => {
  const { sent, find } = open();
  await press('.woocommerce-remove-coupon');
  expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({ security: 'remove', coupon: 'ten' });
  sent[0]?.reply(message('Coupon has been removed.'));
  await settle();
  sent[1]?.reply(wholePage(form(row('a', 2)) + totals('£20')));
  await settle();
  expect(find('.woocommerce-notices-wrapper').textContent).toBe('Coupon has been removed.');
  expect(names()[0]).toBe('removed_coupon');
});

test('another way of shipping replaces the totals; the newest choice wins [S7.14]', async () => {
  const { sent, find } = open();
  const choose = async (name: string) => {
    const radio = find(`#ship_${name}`) as HTMLInputElement;
    radio.checked = true;
    radio.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  };
  await choose('pickup');
  expect(sent[0]?.body.toString()).toBe('security=ship&shipping_method%5B0%5D=pickup');
  await choose('flat');
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[1]?.reply(totals('£25', 'flat'));
  await settle();
  expect(total()).toBe('£25');
  await waitFor(() => expect(find('[role=status]').textContent).toBe('£25'));
  expect(names()).toContain('updated_shipping_method');
  expect(names()).toContain('updated_cart_totals');
});

test('a rejected nonce reloads the page once, then a message reports the failure', async () => {
  const {
    sent,
    find,
    page: { window: win },
    session,
  } = open();
  const reload = vi.spyOn(win.location, 'reload').mockImplementation(() => {});
  await press('.woocommerce-remove-coupon');
  sent[0]?.reply('-1', { status: 403 });
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  expect(session.get('skerry:cart-reloaded')).toBe('1');
  await press('.woocommerce-remove-coupon');
  sent[1]?.reply('-1', { status: 403 });
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  expect(find('.woocommerce-error[role=alert]').textContent).toBe(
    'That did not work. Please try again.',
  );
  expect(find('.cart_totals').className).not.toContain('processing');
});

test.each([
  ['an error of the server', (sent: ShopPage['sent']) => sent[0]?.reply('', { status: 500 })],
  ['no response', (sent: ShopPage['sent']) => sent[0]?.fail()],
  ['a login page', (sent: ShopPage['sent']) => sent[0]?.reply('<!doctype html><p>Log in</p>')],
])('%s never leaves the cart covered', async (_, respond) => {
  const { sent, find, doc } = open();
  type('a', '3');
  await press('[name=update_cart]');
  respond(sent);
  await settle();
  expect(doc.querySelector('.processing, .blockUI, [inert]')).toBeNull();
  expect(find('.woocommerce-error[role=alert]').textContent).toBe(
    'That did not work. Please try again.',
  );
});

test('other plugins can request a new cart', async () => {
  const { sent, doc } = open();
  doc.dispatchEvent(new CustomEvent('skerry:wc_update_cart', { detail: [] }));
  await settle();
  expect(sent[0]?.url).toBe('/cart/');
});

test('the shipping calculator opens, is sent and keeps its nonce [S7.14]', async () => {
  const calculator =
    '<form class="woocommerce-shipping-calculator" action="/cart/" method="post"><a href="#" class="shipping-calculator-button" aria-expanded="false">Change</a><section class="shipping-calculator-form" style="display:none;"><input name="calc_shipping_postcode" value="AB1"><button type="submit" name="calc_shipping" value="1">Update</button></section></form>';
  const { sent, find } = open(
    page(`${form(row('a', 1))}<div class="cart_totals">${calculator}</div>`),
  );
  expect((await press('.shipping-calculator-button')).defaultPrevented).toBe(true);
  expect(find('.shipping-calculator-form').style.display).toBe('block');
  expect(find('.shipping-calculator-button').getAttribute('aria-expanded')).toBe('true');
  await press('[name=calc_shipping]');
  expect(sent[0]?.body.toString()).toBe('calc_shipping_postcode=AB1&calc_shipping=x');
});
