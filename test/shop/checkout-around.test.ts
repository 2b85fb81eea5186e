// @vitest-environment happy-dom
import { jQueryFactory } from 'jquery/factory';
import { expect, test } from 'vitest';
import { start as startCartPage } from '../../src/shop/cart-page/start-cart-page';
import { start as startExtras } from '../../src/shop/extras/start-extras';
import { startInScope } from '../../src/runtime/controller-scope';
import * as cartMarkup from './cart-page-markup';
import { totalsResponse, classic, payment } from './checkout-fixture';
import { settle } from './shop-page';
import { withCheckout } from './with-checkout';

type Trigger = (selector: string) => { trigger(name: string): void };
const makeJQuery = jQueryFactory as unknown as (view: Window) => Trigger;

const { openLoaded, open, wait, reply, set, press, submit } = withCheckout();

/** New totals, at the checkout’s own request. */
const updateTotals = async (box: string) => {
  await set('#billing_country', 'FR');
  await wait(5);
  await reply(totalsResponse('£25', { fragments: { '.woocommerce-checkout-payment': box } }));
};

test('the fields for a new card are hidden behind a saved one also when the checkout prints its payment methods again', async () => {
  const shop = await openLoaded({
    globals: { wc_tokenization_form_params: { is_logged_in: '1' } },
  });
  const stop = startInScope(shop.page, 'shop extras', startExtras);
  const token =
    '<ul class="woocommerce-SavedPaymentMethods" data-count="1"><li><input type="radio" class="woocommerce-SavedPaymentMethods-tokenInput" value="7" checked=""></li></ul><fieldset class="wc-payment-form"></fieldset>';
  await updateTotals(payment('n2').replace('<input type="text"', `${token}$&`));
  expect(shop.find('.wc-payment-form').style.display).toBe('none');
  stop();
});

test('a weak password keeps the order back also when the checkout prints its button again', async () => {
  const shop = await openLoaded({
    globals: {
      wp: { passwordStrength: { meter: () => 0 } },
      wc_password_strength_meter_params: { stop_checkout: '1' },
    },
  });
  const stop = startInScope(shop.page, 'shop extras', startExtras);
  const password = shop.find('[name="account_password"]');
  password.id = 'account_password';
  await set('#account_password', 'a');
  await updateTotals(payment('n2'));
  expect(shop.find('#place_order').hasAttribute('disabled')).toBe(true);
  stop();
});

test('a gateway that stops the form of an order that is to be paid finds it uncovered', async () => {
  const shop = await openLoaded({
    html: `<form id="order_review" method="post">${payment()}</form>`,
  });
  shop.find('form').addEventListener('submit', (event) => event.preventDefault());
  await submit('form');
  expect(shop.find('form').className).not.toContain('processing');
  expect(shop.find('form').hasAttribute('inert')).toBe(false);
});

test('the message that totals could not be requested is removed when they arrive', async () => {
  const { doc, trigger } = await openLoaded();
  trigger('update_checkout');
  await wait(5);
  await reply('Oops', { status: 500 });
  expect(doc.querySelector('.woocommerce-error')).not.toBeNull();
  trigger('update_checkout');
  await wait(5);
  await reply(totalsResponse('£25'));
  expect(doc.querySelector('.woocommerce-NoticeGroup')).toBeNull();
});

test('totals behind a warning that a badly set up server prints are shown', async () => {
  const { doc, trigger } = await openLoaded();
  trigger('update_checkout');
  await wait(5);
  await reply(`<b>Warning</b>: {x} in y.php on line 3 ${JSON.stringify(totalsResponse('£25'))}`);
  expect(doc.querySelector('.woocommerce-error')).toBeNull();
  expect(doc.querySelector('.total')?.textContent).toBe('£25');
});

test('totals that an order has aborted are requested when the server rejects the order', async () => {
  const { sent } = await openLoaded();
  await set('#billing_country', 'FR');
  await wait(5);
  await submit();
  await reply({ result: 'failure', messages: '<ul class="woocommerce-error"><li>No</li></ul>' });
  await wait(5);
  const requests = sent.map(({ url, signal }) => [url.split('=').at(-1), signal.aborted]);
  expect(requests.slice(1)).toEqual([
    ['update_order_review', true],
    ['checkout', false],
    ['update_order_review', false],
  ]);
});

test.each([
  ['“init_checkout”', 'body', 'init_checkout'],
  ['“update” on its form', 'form.checkout', 'update'],
])('a plugin that fires %s has totals requested', async (_, selector, name) => {
  const jQuery = makeJQuery(window);
  const { sent } = await openLoaded({ globals: { jQuery } });
  jQuery(selector).trigger(name);
  await wait(5);
  expect(sent.slice(1).map(({ url }) => url)).toEqual(['/?wc-ajax=update_order_review']);
});

test('a password that the browser has filled in unseen is not that of a new account', async () => {
  const account =
    '<input type="checkbox" id="createaccount"><div class="create-account"><p class="form-row validate-required"><input type="password" class="input-text" id="account_password" value="of-another-account"></p></div>';
  const html = classic.replace('<form name="checkout"', `${account}$&`);
  const { find } = await openLoaded({ html });
  const changed: string[] = [];
  document.addEventListener('change', ({ target }) => changed.push((target as Element).id));
  await set('#createaccount', true);
  expect((find('#account_password') as HTMLInputElement).value).toBe('');
  // The script that rates passwords listens on an ancestor.
  expect(changed).toContain('account_password');
  await set('#account_password', 'of-this-one');
  await set('#createaccount', false);
  expect((find('#account_password') as HTMLInputElement).value).toBe('of-this-one');
});

const cart = (count: number) => cartMarkup.page(cartMarkup.form(cartMarkup.row('a', count)));
/** The cart and the checkout on one page. */
const openBoth = async () => {
  const shop = await openLoaded({ html: cart(2) + classic, globals: { wc_cart_params: {} } });
  return { ...shop, stopCart: startInScope(shop.page, 'cart-page', startCartPage) };
};

test('with the cart on the same page the order follows a new quantity [S7.14]', async () => {
  const shop = await openBoth();
  shop.find('.qty').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await settle();
  await reply(`<body>${cart(3)}</body>`);
  await wait(5);
  const requests = shop.sent.map(({ url }) => url);
  expect(requests.slice(1)).toEqual(['/cart/', '/?wc-ajax=update_order_review']);
  shop.stopCart();
});

test('with the cart on the same page a coupon is removed once [S7.14]', async () => {
  const shop = await openBoth();
  shop
    .find('.total')
    .insertAdjacentHTML('afterend', '<td><a class="woocommerce-remove-coupon" href="#">×</a></td>');
  await press('.woocommerce-remove-coupon');
  const requests = shop.sent.map(({ url }) => url);
  expect(requests.slice(1)).toEqual(['/?wc-ajax=remove_coupon']);
  shop.stopCart();
});

test('a checkout that ships nowhere and costs nothing has its totals for the billing address, without a method', async () => {
  const html = classic
    .replace(/<div class="woocommerce-shipping-fields">.*?(?=<input type="password")/, '')
    .replace(/<ul class="wc_payment_methods">.*?<\/ul>/, '');
  const { sent } = await open({ html });
  await wait(10);
  expect(Object.fromEntries(sent[0]?.body ?? [])).toMatchObject({
    payment_method: '',
    postcode: 'AB1',
    s_country: 'GB',
    s_postcode: 'AB1',
    s_city: 'Port',
  });
});

test('a fragment under a key that names nothing holds up none of the others', async () => {
  const { find, trigger } = await openLoaded();
  const { fragments } = totalsResponse('£30');
  trigger('update_checkout');
  await wait(5);
  await reply(totalsResponse('£30', { fragments: { '[broken': '<b>?</b>', ...fragments } }));
  expect(find('.total').textContent).toBe('£30');
});

test.each([
  ['an ordinary checkout', classic, ['init_checkout', 'update_checkout']],
  [
    'a page that adds a payment method',
    `<form id="add_payment_method">${payment()}</form>`,
    ['init_add_payment_method'],
  ],
])('gateways are set up for %s as what it is, with nothing besides', async (_, html, expected) => {
  const shop = await open({ html });
  shop.listenFor('init_add_payment_method');
  await wait(10);
  const events = shop.received.filter(({ name }) => name !== 'payment_method_selected');
  expect(events.map(({ name }) => name)).toEqual(expected);
  expect(events[0]?.args).toEqual([]);
});
