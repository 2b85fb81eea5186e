// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { totalsResponse, classic, openCheckout } from './checkout-fixture';
import { withCheckout } from './with-checkout';

const { openLoaded, set, submit, press, reply, last, wait } = withCheckout();

const link = '<a class="woocommerce-remove-coupon" href="#" data-coupon="ten">[Remove]</a>';
const withLink = (html = classic) =>
  html.replace('<div id="order_review" class="woocommerce-checkout-review-order">', `$&${link}`);
const wrong = '<ul class="woocommerce-error"><li> No such coupon. </li></ul>';
const applied = '<div class="woocommerce-message" role="alert">Applied.</div>';
const removed = '<div class="woocommerce-message" role="alert">Removed.</div>';
const argsOf = ({ received }: ReturnType<typeof openCheckout>, name: string) =>
  received.filter((each) => each.name === name).map(({ args }) => args);
const enter = async (code: string) => {
  await set('[name=coupon_code]', code);
  await submit('form.checkout_coupon');
};

test('a wrong coupon is reported at its field, for style sheets and screen readers, until another code is typed', async () => {
  const { find, doc } = await openLoaded();
  const field = find('[name=coupon_code]');
  const before = field.outerHTML;
  await enter('NOPE');
  await reply(wrong);
  const message = find('#coupon-error-notice');
  expect(message.textContent).toBe('No such coupon.');
  expect(message.className).toBe('coupon-error-notice');
  expect(message.getAttribute('role')).toBe('alert');
  expect(field.nextElementSibling).toBe(message);
  expect(field.className).toBe('input-text has-error');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe('coupon-error-notice');
  await set('[name=coupon_code]', 'OTHER', 'input');
  expect(doc.querySelector('#coupon-error-notice')).toBeNull();
  expect(field.outerHTML).toBe(before);
});

test('a second wrong coupon is reported once', async () => {
  const { doc } = await openLoaded();
  for (const code of ['NOPE', 'NEITHER']) {
    await enter(code);
    await reply(wrong);
  }
  expect(doc.querySelectorAll('#coupon-error-notice')).toHaveLength(1);
});

test('a wrong coupon leaves its form open, an applied one closes it and is announced above', async () => {
  const { find } = await openLoaded();
  const form = find('form.checkout_coupon');
  await press('.showcoupon');
  await enter('NOPE');
  await reply(wrong);
  expect(form.style.display).toBe('block');
  expect(find('.showcoupon').getAttribute('aria-expanded')).toBe('true');
  await enter('TEN');
  await reply(applied);
  expect(form.style.display).toBe('none');
  expect(find('.showcoupon').getAttribute('aria-expanded')).toBe('false');
  expect(form.previousElementSibling?.textContent).toBe('Applied.');
  expect(find('[name=coupon_code]').hasAttribute('aria-invalid')).toBe(false);
});

test.each([
  ['applied', applied],
  ['refused', wrong],
])(
  'plugins are notified which coupon was %s, and the totals follow without a change of shipping',
  async (_, body) => {
    const shop = await openLoaded();
    await enter('TEN');
    await reply(body);
    await wait(5);
    expect(argsOf(shop, 'applied_coupon_in_checkout')).toEqual([['TEN']]);
    expect(last()?.url).toBe('/?wc-ajax=update_order_review');
    expect(last()?.body.has('shipping_method[0]')).toBe(false);
  },
);

test('a second Enter after a coupon was applied does not send it again: the message has the focus, no more its form, which still slides shut', async () => {
  const { find } = await openLoaded();
  await press('.showcoupon');
  const field = find('[name=coupon_code]');
  field.focus();
  await enter('NOPE');
  await reply(wrong);
  expect(document.activeElement).toBe(field);
  await enter('TEN');
  await reply(applied);
  expect(document.activeElement).toBe(find('.woocommerce > .woocommerce-message'));
});

test('applying a coupon does not move a focus that is elsewhere by then', async () => {
  const { find } = await openLoaded();
  await press('.showcoupon');
  await enter('TEN');
  find('#billing_email').focus();
  await reply(applied);
  expect(document.activeElement).toBe(find('#billing_email'));
});

test('a coupon is checked for the visitor’s e-mail address, if the form has that field', async () => {
  await openLoaded();
  await set('#billing_email', 'ada@example.org');
  await enter('TEN');
  expect(last()?.body.get('billing_email')).toBe('ada@example.org');
});

test('a checkout without an e-mail field sends the coupon without it', async () => {
  await openLoaded({
    html: classic.replace('id="billing_email" ', '').replace('name="billing_email"', ''),
  });
  await enter('TEN');
  expect(last()?.body.get('billing_email')).toBe('');
});

test('a coupon is sent once, however often it is pressed, and its form is covered meanwhile', async () => {
  const { find, sent } = await openLoaded();
  const form = find('form.checkout_coupon');
  const before = sent.length;
  await enter('TEN');
  expect(form.className).toContain('processing');
  await submit('form.checkout_coupon');
  expect(sent).toHaveLength(before + 1);
  await reply(applied);
  expect(form.className).toBe('checkout_coupon');
});

test('a coupon is removed by the request that WooCommerce has for it, and announced', async () => {
  const shop = await openLoaded({ html: withLink() });
  shop.listenFor('removed_coupon_in_checkout');
  const { find, sent } = shop;
  const box = find('#order_review');
  await press('.showcoupon');
  const before = sent.length;
  await press('.woocommerce-remove-coupon');
  await press('.woocommerce-remove-coupon');
  expect(sent).toHaveLength(before + 1);
  expect(last()?.url).toBe('/?wc-ajax=remove_coupon');
  expect(Object.fromEntries(last()?.body ?? [])).toEqual({ security: 'remove', coupon: 'ten' });
  expect(box.className).toContain('processing');
  await reply(removed);
  expect(box.className).toBe('woocommerce-checkout-review-order');
  expect(find('form.checkout').previousElementSibling?.textContent).toBe('Removed.');
  expect(find('form.checkout_coupon').style.display).toBe('none');
  expect(argsOf(shop, 'removed_coupon_in_checkout')).toEqual([['ten']]);
  await wait(5);
  expect(last()?.url).toBe('/?wc-ajax=update_order_review');
  expect(last()?.body.has('shipping_method[0]')).toBe(false);
});

test('the link that removes a coupon stays on the page', async () => {
  await openLoaded({ html: withLink() });
  expect((await press('.woocommerce-remove-coupon')).defaultPrevented).toBe(true);
});

test('a removal that fails leads to the message, and leaves the totals’ shipping alone', async () => {
  const { find } = await openLoaded({ html: withLink() });
  const scroll = vi.spyOn(window, 'scrollTo');
  await press('.woocommerce-remove-coupon');
  await reply('<b>Warning</b>');
  expect(find('form.checkout').previousElementSibling?.className).toContain('woocommerce-error');
  expect(scroll).toHaveBeenCalled();
  await wait(5);
  expect(last()?.body.has('shipping_method[0]')).toBe(false);
});

test.each([
  ['is applied', () => enter('TEN'), applied],
  ['is removed', () => press('.woocommerce-remove-coupon'), removed],
])(
  'where the checkout has ended while a coupon %s nothing is shown of it',
  async (_, act, body) => {
    const { doc, stop, names } = await openLoaded({ html: withLink() });
    await act();
    const before = names().length;
    stop();
    await reply(body);
    expect(
      doc.querySelector('.woocommerce-message, .woocommerce-error, #coupon-error-notice'),
    ).toBeNull();
    expect(names()).toHaveLength(before);
  },
);

test('old messages go with a new one; the information of the shop and the links to its forms stay', async () => {
  const old = ['woocommerce-error', 'woocommerce-message', 'woocommerce-info', 'is-info']
    .map((name) => `<div class="wc-block-components-notice-banner ${name}">${name}</div>`)
    .join('');
  const group = '<div class="woocommerce-NoticeGroup">old</div>';
  const { doc, find } = await openLoaded({ html: withLink(`${old}${group}${classic}`) });
  await press('.woocommerce-remove-coupon');
  await reply(removed);
  const left = [...doc.querySelectorAll('.wc-block-components-notice-banner')];
  expect(left.map(({ textContent }) => textContent)).toEqual(['woocommerce-info', 'is-info']);
  expect(doc.querySelector('.woocommerce-NoticeGroup')).toBeNull();
  expect(find('.showlogin').textContent).toBe('Login');
  expect(find('.showcoupon').textContent).toBe('Coupon');
});

test('new totals close nothing that a visitor has opened', async () => {
  const { find, trigger } = await openLoaded();
  await press('.showcoupon');
  trigger('update_checkout');
  await wait(5);
  await reply(totalsResponse('£30'));
  expect(find('form.checkout_coupon').style.display).toBe('block');
});
