// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { start as startController } from '../../src/shop/cart-page/start-cart-page';
import { startInScope } from '../../src/runtime/controller-scope';
import '../../src/shop/replace';
import { error, form, message, page, row, totals } from './cart-page-markup';
import { createShopPage, type ShopPage, settle } from './shop-page';

const params = {
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  update_shipping_method_nonce: 'ship',
  apply_coupon_nonce: 'apply',
  remove_coupon_nonce: 'remove',
};
const calculator =
  '<form class="woocommerce-shipping-calculator" action="/cart/" method="post"><a href="#" class="shipping-calculator-button" aria-expanded="false">Change</a><section class="shipping-calculator-form"><input name="calc_shipping_postcode" value="AB1"><button type="submit" name="calc_shipping" value="1">Update</button></section></form>';
const cart = form(row('a', 2)) + totals('£20');

let shop: ShopPage;
let stop = () => {};
const open = (html = page(cart), globals: Record<string, unknown> = {}) => {
  shop = createShopPage({ html, globals: { wc_cart_params: params, ...globals } });
  shop.listenFor(
    'removed_coupon',
    'item_removed_from_classic_cart',
    'country_to_state_changed',
    'update_checkout',
    'updated_cart_totals',
  );
  stop = startInScope(shop.page, 'cart-page', startController);
  return shop;
};
afterEach(() => {
  stop();
  shop.clear();
  vi.restoreAllMocks();
});

const receivedNames = () => shop.received.map(({ name }) => name);
const send = async (event: Event, selector: string) => {
  shop.find(selector).dispatchEvent(event);
  await settle();
  return event;
};
const press = (selector: string) =>
  send(new MouseEvent('click', { bubbles: true, cancelable: true }), selector);
const key = (name: string) =>
  send(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }), '.qty');
/** Submits a form as Enter in a field does: without a button. */
const submit = (selector = '.woocommerce-cart-form', button?: Element) => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  if (button) Object.defineProperty(event, 'submitter', { value: button });
  return send(event, selector);
};
const calls = () => shop.sent.map(({ url }) => url);
const respond = async (at: number, content: string, notice = '') => {
  shop.sent[at]?.reply(
    `<!doctype html><html><body class="woocommerce-cart">${page(content, notice)}</body></html>`,
  );
  await settle();
};

test.each([
  ['in a quantity updates the cart', '.qty', ['/cart/'], 'Update Cart'],
  ['in the code of a coupon applies it', '#coupon_code', ['/?wc-ajax=apply_coupon'], null],
  ['elsewhere in the form is left to the browser', 'body', [], undefined],
])('Enter %s', async (_, focused, expected, update) => {
  const { find, sent } = open();
  (focused === 'body' ? (document.activeElement as HTMLElement) : find(focused))[
    focused === 'body' ? 'blur' : 'focus'
  ]();
  const event = await submit();
  expect(calls()).toEqual(expected);
  expect(sent[0]?.body.get('update_cart')).toBe(update);
  expect(event.defaultPrevented).toBe(expected.length > 0);
});

test('a button that an extension adds to the cart is left to it, wherever the focus is', async () => {
  const { find } = open(
    page(
      cart.replace(
        '<button type="submit" name="update_cart"',
        '<button name="save_cart">Save</button>$&',
      ),
    ),
  );
  for (const focused of ['.qty', '#coupon_code']) {
    find(focused).focus();
    const event = await submit('.woocommerce-cart-form', find('[name=save_cart]'));
    expect(event.defaultPrevented).toBe(false);
  }
  expect(calls()).toEqual([]);
});

test('a form with the class of the cart and none of its contents is left to the browser', async () => {
  open(page('<form class="woocommerce-cart-form"><button name="update_cart">x</button></form>'));
  const event = await submit('.woocommerce-cart-form', shop.find('[name=update_cart]'));
  expect([event.defaultPrevented, calls()]).toEqual([false, []]);
});

test('of the keys in a quantity only Enter is handled: it updates the cart and applies no coupon', async () => {
  const { sent } = open();
  expect((await key('5')).defaultPrevented).toBe(false);
  expect(calls()).toEqual([]);
  expect((await key('Enter')).defaultPrevented).toBe(true);
  expect(sent.map(({ body }) => body.get('update_cart'))).toEqual(['Update Cart']);
});

test('Enter that ends an IME composition in a quantity sends nothing', async () => {
  const { find } = open();
  const init = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
  find('.qty').dispatchEvent(new KeyboardEvent('keydown', init));
  await settle();
  expect(calls()).toEqual([]);
});

test('Enter with a quantity that the field refuses sends nothing', async () => {
  const { find } = open();
  const refuse = vi.fn(() => false);
  Object.assign(find('.woocommerce-cart-form'), { reportValidity: refuse });
  await key('Enter');
  expect(refuse).toHaveBeenCalledOnce();
  expect(calls()).toEqual([]);
});

test.each([
  ['Enter in a quantity', () => key('Enter')],
  ['the update button', () => press('[name=update_cart]')],
  ['the button of the coupon', () => press('[name=apply_coupon]')],
  ['the link that removes a coupon', () => press('.woocommerce-remove-coupon')],
  ['the calculator', () => submit('.woocommerce-shipping-calculator')],
])('while the cart is covered, %s sends no second request', async (_, again) => {
  const { find } = open(
    page(form(row('a', 2)) + totals('£20').replace('</div>', `${calculator}</div>`)),
  );
  find('[name=update_cart]').removeAttribute('disabled');
  await key('Enter');
  await again();
  expect(calls()).toHaveLength(1);
});

test('all messages of a wrong coupon are announced, marked for style sheets and screen readers, and removed when another code is typed', async () => {
  const { find, sent } = open();
  await press('[name=apply_coupon]');
  sent[0]?.reply(error(' Unknown. ') + error('Too late.'));
  await settle();
  await respond(1, cart);
  const field = find('#coupon_code');
  expect(find('#coupon-error-notice').getAttribute('role')).toBe('alert');
  expect(find('#coupon-error-notice').textContent).toBe('Unknown. Too late.');
  expect(field.classList.contains('has-error')).toBe(true);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  // The message is only at its field.
  expect(find('.woocommerce-notices-wrapper').textContent).toBe('');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  for (const name of ['aria-describedby', 'aria-invalid']) {
    expect(field.hasAttribute(name)).toBe(false);
  }
});

test('a coupon that is applied has no error at its field', async () => {
  const { doc, sent } = open();
  await press('[name=apply_coupon]');
  sent[0]?.reply(message('Applied.'));
  await settle();
  await respond(1, cart);
  expect(doc.querySelector('#coupon-error-notice, .has-error')).toBeNull();
});

test('the removed coupon is announced, with the request that WooCommerce has for it', async () => {
  const { sent, received: events } = open();
  await press('.woocommerce-remove-coupon');
  expect(calls()).toEqual(['/?wc-ajax=remove_coupon']);
  sent[0]?.reply(message('Removed.'));
  await settle();
  expect(events).toEqual([{ name: 'removed_coupon', args: ['ten'] }]);
});

test.each([
  ['is beside totals without the form', totals('£20'), 1],
  [
    'is beside the form without totals',
    `${form(row('a', 1))}<a class="woocommerce-remove-coupon" data-coupon="x" href="#">x</a>`,
    1,
  ],
  ['is on a page without a cart', '<a class="woocommerce-remove-coupon" href="#">x</a>', 0],
])('a link that removes a coupon and %s: is a request sent?', async (_, html, times) => {
  open(page(html));
  const event = await press('.woocommerce-remove-coupon');
  expect(calls()).toHaveLength(times);
  expect(event.defaultPrevented).toBe(times > 0);
});

test('a restored line is not announced as a removed one', async () => {
  open(
    `<div class="woocommerce-cart">${page(cart, '<div class="woocommerce-message"><a href="/cart/?undo_item=a" class="restore-item">Undo?</a></div>')}</div>`,
  );
  await press('.restore-item');
  await respond(0, cart);
  expect(receivedNames()).not.toContain('item_removed_from_classic_cart');
});

test('a way of shipping outside the totals, as on the checkout below the cart, is not the cart’s', async () => {
  const { doc } = open(
    page(`${cart}<input type="radio" class="other" name="shipping_method[1]" value="x">`),
  );
  doc.querySelector('.other')?.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  expect(calls()).toEqual([]);
});

test('the calculator is closed when the page loads, announces its state, and notifies the state lists', async () => {
  const { find } = open(page(`${form(row('a', 1))}<div class="cart_totals">${calculator}</div>`));
  const button = find('.shipping-calculator-button');
  expect(find('.shipping-calculator-form').style.display).toBe('none');
  await press('.shipping-calculator-button');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await press('.shipping-calculator-button');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(receivedNames()).toEqual(['country_to_state_changed', 'country_to_state_changed']);
});

test('a calculator that has calculated is closed again, and announces it', async () => {
  const closed = calculator.replace('calculator-form">', 'calculator-form" style="display:none;">');
  const content = `${form(row('a', 1))}<div class="cart_totals">${closed}</div>`;
  const { find } = open(page(content));
  await press('.shipping-calculator-button');
  await submit('.woocommerce-shipping-calculator');
  await respond(0, content);
  expect(find('.shipping-calculator-form').style.display).toBe('none');
  expect(find('.shipping-calculator-button').getAttribute('aria-expanded')).toBe('false');
});

test('cart and checkout on one page: the order is updated with the cart, and an emptied cart loads the page again', async () => {
  const { page: facts } = open(page(`${cart}<form class="woocommerce-checkout"></form>`));
  const reload = vi.spyOn(facts.window.location, 'reload').mockImplementation(() => {});
  await key('Enter');
  await respond(0, form(row('a', 3)) + totals('£30'));
  expect(receivedNames()).toContain('update_checkout');
  expect(reload).not.toHaveBeenCalled();
  await key('Enter');
  await respond(1, '<div class="wc-empty-cart-message">Empty.</div>');
  expect(reload).toHaveBeenCalledOnce();
  expect(shop.doc.querySelector('.wc-empty-cart-message')).toBeNull();
});

test('totals that a builder has placed elsewhere are removed when the cart is empty', async () => {
  const { find } = open(`${page(form(row('a', 2)))}<div class="et_pb_wc_cart_totals">x</div>`);
  await key('Enter');
  await respond(0, '<div class="wc-empty-cart-message">Empty.</div>');
  expect(find('.et_pb_wc_cart_totals').style.display).toBe('none');
});

test('a shipping method whose response has no totals keeps the present ones', async () => {
  const { find, sent } = open();
  const radio = find('#ship_pickup') as HTMLInputElement;
  radio.checked = true;
  await send(new Event('change', { bubbles: true }), '#ship_pickup');
  sent[0]?.reply('<p>nothing</p>');
  await settle();
  expect(find('.order-total').textContent).toBe('£20');
  expect(receivedNames()).not.toContain('updated_cart_totals');
});

const fragments = { '.x': '<i class="x"></i>' };
const buttons = { wc_add_to_cart_params: {} };
const crossSells = '<a class="ajax_add_to_cart" data-product_id="1"></a>';
test.each([
  ['without fragments', undefined, buttons, crossSells, 1],
  ['with fragments, if no element of the page receives them', fragments, {}, '', 1],
  ['with fragments, where the page has nothing else of the cart', fragments, buttons, '', 1],
  ['with fragments that the cart receives', fragments, buttons, crossSells, 0],
])(
  'a plugin that has added to the cart %s: is the cart requested?',
  async (_, eventFragments, globals, more, times) => {
    const { doc } = open(page(cart + more), globals);
    doc.body.dispatchEvent(
      new CustomEvent('skerry:added_to_cart', { detail: [eventFragments, 'h'] }),
    );
    await settle();
    expect(calls()).toHaveLength(times);
  },
);

test.each([
  ['another line is removed', () => press('.product-remove > a')],
  ['shipping is calculated', () => submit('.woocommerce-shipping-calculator')],
])('a quantity that was typed and not sent stays when %s', async (_, request) => {
  const { find } = open(page(form(row('a', 2), row('b', 1)) + totals('£20') + calculator));
  const quantity = () => find('[name="cart[b][qty]"]') as HTMLInputElement;
  quantity().value = '5';
  await request();
  await respond(0, form(row('b', 1)) + totals('£10') + calculator);
  expect(shop.doc.querySelectorAll('.qty')).toHaveLength(1);
  expect(quantity().value).toBe('5');
  expect(find('[name="update_cart"]').hasAttribute('disabled')).toBe(false);
});
