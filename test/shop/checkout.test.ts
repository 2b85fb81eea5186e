// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { totalsResponse, classic, openCheckout, payment, printedPayment } from './checkout-fixture';
import { settle } from './shop-page';

let shop: ReturnType<typeof openCheckout>;
const open = async (options?: Parameters<typeof openCheckout>[0]) => {
  shop = openCheckout(options);
  await settle();
  return shop;
};
const wait = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await settle();
};
/** Opens a checkout, which sends its first request. */
const openFirst = async (options?: Parameters<typeof openCheckout>[0]) => {
  await open(options);
  await wait(10);
  shop.sent[0]?.reply(totalsResponse('£20'));
  await settle();
  return shop;
};
const set = async (selector: string, value: string | boolean, type = 'change') => {
  const element = shop.find(selector) as HTMLInputElement;
  if (typeof value === 'boolean') element.checked = value;
  else element.value = value;
  element.dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
};
const submit = async (selector = 'form.checkout') => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  shop.find(selector).dispatchEvent(event);
  await settle();
  return event;
};
const last = () => shop.sent.at(-1);
const total = () => shop.find('.total').textContent;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  shop.stop();
  shop.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a checkout requests its totals once at the start [S2.12b] [S7.14]', async () => {
  const { sent, names } = await open();
  await wait(10);
  expect(sent.map(({ url }) => url)).toEqual(['/?wc-ajax=update_order_review']);
  expect(Object.fromEntries(sent[0]?.body ?? [])).toMatchObject({
    security: 'review',
    payment_method: 'bacs',
    country: 'GB',
    postcode: 'AB1',
    address: 'Quay 1',
    s_country: 'GB',
    s_address: 'Quay 1',
    has_full_address: 'true',
    'shipping_method[0]': 'flat',
  });
  const data = new URLSearchParams(sent[0]?.body.get('post_data') ?? '');
  expect(data.get('billing_first_name')).toBe('Ada');
  expect(data.has('account_password')).toBe(false);
  expect(names().filter((name) => name.endsWith('_checkout'))).toEqual([
    'init_checkout',
    'update_checkout',
  ]);
  sent[0]?.reply(totalsResponse('£25'));
  await settle();
  expect(total()).toBe('£25');
  expect(names()).toContain('updated_checkout');
});

test.each([
  ['another way of shipping', '#ship_pickup', true],
  ['another country', '#billing_country', 'FR'],
  ['another address to ship to', '#ship-to-different-address-checkbox', true],
] as const)('%s requests new totals at once [S4.15a]', async (_, selector, value) => {
  const { sent } = await openFirst();
  await set(selector, value);
  await wait(5);
  expect(sent).toHaveLength(2);
});

test.each(['address-field', 'update_totals_on_change'])(
  'another country requests new totals also where its field is marked as %s alone [S4.15b]',
  async (mark) => {
    const both = 'address-field update_totals_on_change';
    await openFirst({ html: classic.replace(both, mark) });
    await set('#billing_country', 'FR');
    await wait(5);
    expect(last()?.body.get('country')).toBe('FR');
  },
);

test('a postcode requests totals one second after the last key, or when it is left [S4.15c]', async () => {
  const { sent } = await openFirst();
  await set('#billing_postcode', 'CD', 'input');
  await wait(999);
  await set('#billing_postcode', 'CD2', 'input');
  await wait(1000);
  expect(sent).toHaveLength(1);
  await wait(5);
  expect(sent).toHaveLength(2);
  expect(last()?.body.get('postcode')).toBe('CD2');
  await set('#billing_postcode', 'EF3', 'input');
  await set('#billing_postcode', 'EF3');
  await wait(5);
  expect(sent).toHaveLength(3);
});

test('an address that lacks a required field sends no request yet', async () => {
  const { sent } = await openFirst();
  await set('#billing_city', '', 'input');
  await set('#billing_city', '');
  await wait(2000);
  expect(sent).toHaveLength(1);
});

test('several requests of one task make one call, the newest wins', async () => {
  const { sent, trigger } = await openFirst();
  trigger('update_checkout');
  trigger('update_checkout', { update_shipping_method: false });
  await wait(5);
  expect(sent).toHaveLength(2);
  expect([...(last()?.body.keys() ?? [])]).not.toContain('shipping_method[0]');
  trigger('update_checkout');
  await wait(5);
  expect(sent[1]?.signal.aborted).toBe(true);
});

test('the payment methods are left alone while the server prints the same, and keeps what was entered', async () => {
  const { find, sent, trigger } = await openFirst();
  const before = find('#payment');
  await set('#bacs-note', 'hello');
  await set('#terms', true);
  trigger('update_checkout');
  await wait(5);
  sent[1]?.reply(totalsResponse('£30'));
  await settle();
  expect(find('#payment')).toBe(before);
  trigger('update_checkout');
  await wait(5);
  sent[2]?.reply(totalsResponse('£30', printedPayment(payment('n2'))));
  await settle();
  expect(find('#payment')).not.toBe(before);
  expect((find('#bacs-note') as HTMLInputElement).value).toBe('hello');
  expect((find('#terms') as HTMLInputElement).checked).toBe(true);
});

test('an update with messages shows them above the form', async () => {
  const { find, sent } = await open();
  await wait(10);
  sent[0]?.reply(
    totalsResponse('£20', {
      result: 'failure',
      messages: '<ul class="woocommerce-error" role="alert"><li>No shipping there.</li></ul>',
    }),
  );
  await settle();
  expect(find('form.checkout > .woocommerce-NoticeGroup-updateOrderReview').textContent).toBe(
    'No shipping there.',
  );
});

test('a rejected nonce reloads once, then reports the failure; nothing stays covered', async () => {
  const { sent, doc, page, find, trigger } = await open();
  const reload = vi.spyOn(page.window.location, 'reload').mockImplementation(() => {});
  await wait(10);
  sent[0]?.reply('-1', { status: 403 });
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  trigger('update_checkout');
  await wait(5);
  sent[1]?.reply('-1', { status: 403 });
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  expect(doc.querySelector('.blockUI, [inert], .processing')).toBeNull();
  expect(find('.woocommerce-error').textContent).toBe('That did not work. Please try again.');
  shop.stop();
  expect(doc.querySelector('.woocommerce-error')).toBeNull();
});

test('the shipping address opens with its checkbox [S4.14a, S4.14b]', async () => {
  const { find } = await openFirst();
  expect(find('div.shipping_address').style.display).toBe('none');
  await set('#ship-to-different-address-checkbox', true);
  expect(find('div.shipping_address').style.display).toBe('block');
  await set('#ship-to-different-address-checkbox', false);
  expect(find('div.shipping_address').style.display).toBe('none');
});

test('a box that is ticked from the start shows the shipping address [S4.14a]', async () => {
  const { find } = await open({ html: classic.replace('value="1">', 'value="1" checked="">') });
  expect(find('div.shipping_address').style.display).toBe('block');
});

test('a payment method opens its box, names the button and is reported to gateways', async () => {
  const { find, names } = await openFirst();
  find('#payment_method_cod').click();
  await settle();
  expect(find('div.payment_box.payment_method_cod').style.display).toBe('block');
  expect(find('div.payment_box.payment_method_bacs').style.display).toBe('none');
  expect(find('#place_order').textContent).toBe('Order now');
  expect(names().filter((name) => name === 'payment_method_selected')).toHaveLength(2);
});

test('the forms for login and coupons open by their links', async () => {
  const { find, doc } = await openFirst();
  for (const [link, form, first] of [
    ['.showlogin', 'form.login', '[name=username]'],
    ['.showcoupon', 'form.checkout_coupon', '[name=coupon_code]'],
  ] as const) {
    find(link).click();
    expect(find(form).style.display).toBe('block');
    expect(find(link).getAttribute('aria-expanded')).toBe('true');
    expect(doc.activeElement).toBe(find(first));
    find(link).click();
    expect(find(form).style.display).toBe('none');
    expect(find(link).getAttribute('aria-expanded')).toBe('false');
  }
});

test('what is pressed before the rest of the code is loaded is not lost', async () => {
  // Does not wait: the chunk for coupons is still loading.
  shop = openCheckout();
  const { find, sent } = shop;
  find('.showcoupon').click();
  const field = find('[name=coupon_code]') as HTMLInputElement;
  field.value = 'TEN';
  const early = submit('form.checkout_coupon');
  expect((await early).defaultPrevented).toBe(true);
  await settle();
  expect(find('form.checkout_coupon').style.display).toBe('block');
  expect(sent.map(({ url }) => url)).toContainEqual(expect.stringContaining('apply_coupon'));
});

test('a coupon is applied and the totals are requested', async () => {
  const { find, sent, names } = await openFirst();
  await set('[name=coupon_code]', 'TEN');
  await submit('form.checkout_coupon');
  expect(Object.fromEntries(last()?.body ?? [])).toEqual({
    security: 'apply',
    coupon_code: 'TEN',
    billing_email: '',
  });
  last()?.reply('<div class="woocommerce-message" role="alert">Applied.</div>');
  await settle();
  expect(find('.woocommerce > .woocommerce-message').textContent).toBe('Applied.');
  await wait(5);
  expect(sent).toHaveLength(3);
  expect(names()).toContain('applied_coupon_in_checkout');
});

test.each([
  [
    'is unknown',
    '<ul class="woocommerce-error"><li>No such coupon.</li></ul>',
    200,
    'No such coupon.',
  ],
  ['cannot be checked', '-1', 403, 'That did not work. Please try again.'],
  ['meets a server in trouble', 'Oops', 500, 'That did not work. Please try again.'],
  ['gets a garbled response', '<b>Warning</b>: foo()', 200, 'That did not work. Please try again.'],
])('a coupon that %s is reported at its field', async (_, body, status, text) => {
  const { find, doc } = await openFirst();
  await submit('form.checkout_coupon');
  last()?.reply(body, { status });
  await settle();
  expect(find('#coupon-error-notice').textContent).toBe(text);
  expect(doc.activeElement).toBe(find('[name=coupon_code]'));
  expect(doc.querySelector('form.checkout_coupon.processing')).toBeNull();
});

test('a page restored from history requests its totals', async () => {
  const { page, sent } = await openFirst();
  page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await wait(5);
  expect(sent).toHaveLength(2);
});

test('a coupon whose removal fails reports it, and the totals are requested', async () => {
  const { find, sent, names } = await openFirst();
  find('.woocommerce-checkout-review-order').insertAdjacentHTML(
    'beforeend',
    '<a class="woocommerce-remove-coupon" href="#" data-coupon="ten">[Remove]</a>',
  );
  find('.woocommerce-remove-coupon').click();
  await settle();
  last()?.reply('Oops', { status: 500 });
  await settle();
  expect(find('.woocommerce-error').textContent).toBe('That did not work. Please try again.');
  expect(names()).not.toContain('removed_coupon_in_checkout');
  await wait(5);
  expect(sent).toHaveLength(3);
});
