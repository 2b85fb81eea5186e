// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOrderResponse } from '../../src/shop/checkout/order-response';
import { totalsResponse, openCheckout, payment } from './checkout-fixture';
import { hasRecorded, recorded } from './recorded';
import { settle } from './shop-page';

let shop: ReturnType<typeof openCheckout>;
const openLoaded = async () => {
  shop = openCheckout();
  await settle();
  vi.advanceTimersByTime(10);
  await settle();
  shop.sent[0]?.reply(totalsResponse('£20'));
  await settle();
  return shop;
};
const submit = async () => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  shop.find('form.checkout').dispatchEvent(event);
  await settle();
  return event;
};
const order = () => shop.sent[1];
const group = () => shop.find('form.checkout > .woocommerce-NoticeGroup-checkout');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  shop?.stop();
  shop?.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an order is sent as the whole form and leads to the page that the server names [S2.12c]', async () => {
  const { find, visited } = await openLoaded();
  expect((await submit()).defaultPrevented).toBe(true);
  expect(order()?.url).toBe('/?wc-ajax=checkout');
  expect(order()?.body.get('billing_first_name')).toBe('Ada');
  expect(order()?.body.get('woocommerce-process-checkout-nonce')).toBe('n1');
  expect(order()?.body.get('account_password')).toBe('secret');
  expect(find('form.checkout').hasAttribute('inert')).toBe(true);
  order()?.reply({ result: 'success', redirect: '/checkout/order-received/12/', order_id: 12 });
  await settle();
  expect(visited.map((url) => new URL(url).pathname)).toEqual(['/checkout/order-received/12/']);
});

test('an order is not sent twice', async () => {
  const { sent } = await openLoaded();
  await submit();
  await submit();
  expect(sent).toHaveLength(2);
});

test('errors are listed above the form, linked to their fields and described there', async () => {
  const { find, doc, names } = await openLoaded();
  await submit();
  order()?.reply({
    result: 'failure',
    messages:
      '<ul class="woocommerce-error" role="alert"><li data-id="billing_email"><strong>Email</strong> is a required field.</li></ul>',
    refresh: false,
    reload: false,
  });
  await settle();
  expect(group().querySelector('a')?.getAttribute('href')).toBe('#billing_email');
  expect(find('#billing_email_description').textContent).toBe('Email is a required field.');
  expect(find('#billing_email').getAttribute('aria-describedby')).toBe('billing_email_description');
  expect(find('#billing_email_field').className).toContain('woocommerce-invalid-required-field');
  expect(doc.activeElement).toBe(find('.woocommerce-error'));
  expect(find('form.checkout').className).not.toContain('processing');
  expect(names()).toContain('checkout_error');
  group().querySelector('a')?.click();
  expect(doc.activeElement).toBe(find('#billing_email'));
});

test('fields no longer announce errors once Skerry has ended', async () => {
  const { find, doc } = await openLoaded();
  const row = find('#billing_email_field');
  const field = find('#billing_email');
  const [rowBefore, fieldBefore] = [row.outerHTML, field.outerHTML];
  await submit();
  order()?.reply({
    result: 'failure',
    messages: '<ul class="woocommerce-error"><li data-id="billing_email">No.</li></ul>',
  });
  await settle();
  expect(row.outerHTML).not.toBe(rowBefore);
  shop.stop();
  expect(field.outerHTML).toBe(fieldBefore);
  expect(row.outerHTML).toBe(rowBefore);
  expect(doc.querySelector('.checkout-inline-error-message')).toBeNull();
});

test('errors are scrolled to [S8.14a]', async () => {
  const { find } = await openLoaded();
  const scroll = vi.spyOn(window, 'scrollTo');
  await submit();
  expect(scroll).not.toHaveBeenCalled();
  order()?.reply({
    result: 'failure',
    messages: '<ul class="woocommerce-error"><li>No.</li></ul>',
  });
  await settle();
  expect(scroll).toHaveBeenCalled();
  expect(find('form.checkout').firstElementChild).toBe(group());
  scroll.mockRestore();
});

test('a second failure replaces the first list', async () => {
  const { doc, sent } = await openLoaded();
  for (const at of [1, 2]) {
    await submit();
    sent[at]?.reply({
      result: 'failure',
      messages: `<ul class="woocommerce-error"><li>${at}</li></ul>`,
    });
    await settle();
  }
  expect(doc.querySelectorAll('.woocommerce-NoticeGroup')).toHaveLength(1);
  expect(group().textContent).toBe('2');
});

test('of several groups of messages only the first is shown [S8.14b]', async () => {
  const { doc, find } = await openLoaded();
  find('.woocommerce').insertAdjacentHTML(
    'beforeend',
    '<div class="woocommerce-NoticeGroup-checkout">again</div>',
  );
  await submit();
  order()?.reply({ result: 'failure', messages: '<ul class="woocommerce-error"><li>No</li></ul>' });
  await settle();
  const groups = [...doc.querySelectorAll<HTMLElement>('.woocommerce-NoticeGroup-checkout')];
  expect(groups.map(({ hidden }) => hidden)).toEqual([false, true]);
});

test.each([
  ['no response', () => order()?.fail()],
  ['an error of the server', () => order()?.reply('', { status: 500 })],
  ['an invalid response', () => order()?.reply('<!doctype html>Log in')],
  ['a response without text', () => order()?.reply({ result: 'failure', messages: '' })],
])('%s gives the general message and frees the form', async (_, reply) => {
  const { find, doc } = await openLoaded();
  await submit();
  reply();
  await settle();
  expect(group().textContent).toBe('There was an error. See your orders.');
  expect(group().querySelector('a')?.getAttribute('href')).toBe('/orders/');
  expect(doc.querySelector('.processing, [inert], .blockUI')).toBeNull();
  expect(find('#place_order')).toBeTruthy();
});

test('a redirect that would run code is not followed', async () => {
  const { visited } = await openLoaded();
  await submit();
  order()?.reply({ result: 'success', redirect: 'javascript:alert(1)' });
  await settle();
  expect(visited).toEqual([]);
  expect(group().textContent).toContain('There was an error.');
});

test('a failed order with a stale nonce requests a new one', async () => {
  const { sent } = await openLoaded();
  await submit();
  order()?.reply({
    result: 'failure',
    messages: '<div class="woocommerce-error">Again.</div>',
    refresh: true,
  });
  await settle();
  vi.advanceTimersByTime(5);
  await settle();
  expect(sent.at(-1)?.url).toBe('/?wc-ajax=update_order_review');
});

test.each(['checkout_place_order', 'checkout_place_order_bacs'])(
  'a gateway that vetoes %s takes over the order',
  async (name) => {
    const { find, sent } = await openLoaded();
    find('form.checkout').addEventListener(`skerry:${name}`, (event) => event.preventDefault());
    await submit();
    expect(sent).toHaveLength(1);
    expect(find('form.checkout').className).not.toContain('processing');
  },
);

test('a gateway may finish the payment itself', async () => {
  const { find, visited } = await openLoaded();
  find('form.checkout').addEventListener('skerry:checkout_place_order_success', (event) =>
    event.preventDefault(),
  );
  await submit();
  order()?.reply({ result: 'success', redirect: '/received/', messages: '' });
  await settle();
  expect(visited).toEqual([]);
});

test('a field that was being typed in sends no request once the order is sent', async () => {
  const { find, sent } = await openLoaded();
  const city = find('#billing_city') as HTMLInputElement;
  city.value = 'Haven';
  city.dispatchEvent(new Event('input', { bubbles: true }));
  await submit();
  vi.advanceTimersByTime(2000);
  await settle();
  expect(sent.map(({ url }) => url.split('=').at(-1))).toEqual(['update_order_review', 'checkout']);
});

test('an update that is under way does not disturb an order', async () => {
  const { sent, trigger } = await openLoaded();
  trigger('update_checkout');
  vi.advanceTimersByTime(5);
  await settle();
  await submit();
  expect(sent[1]?.signal.aborted).toBe(true);
  expect(sent[2]?.url).toBe('/?wc-ajax=checkout');
});

test('new totals that have arrived but are not shown yet leave the payment methods to the order', async () => {
  const { sent, trigger, find, page } = await openLoaded();
  trigger('update_checkout');
  vi.advanceTimersByTime(5);
  await settle();
  const insertFragment = page.insert.fragment;
  let proceed = () => {};
  vi.spyOn(page.insert, 'fragment').mockImplementation(async (...args) => {
    await new Promise<void>((resolve) => {
      proceed = resolve;
    });
    return insertFragment(...args);
  });
  const before = find('#payment');
  const fragments = { '.woocommerce-checkout-payment': payment('n2') };
  sent[1]?.reply(totalsResponse('£30', { fragments }));
  await settle();
  await submit();
  proceed();
  await settle();
  expect(sent[2]?.url).toBe('/?wc-ajax=checkout');
  expect(find('#payment')).toBe(before);
});

test('responses of any shape are read', () => {
  expect(readOrderResponse([])).toBeUndefined();
  expect(readOrderResponse({ fragments: [] })).toMatchObject({
    result: '',
    fragments: {},
    isReload: false,
  });
});

test.skipIf(!hasRecorded)(
  'a recorded refusal of the real shop is shown at its fields',
  async () => {
    const { find } = await openLoaded();
    await submit();
    order()?.reply(recorded('checkout-error').response.body);
    await settle();
    expect(group().querySelectorAll('li').length).toBeGreaterThan(3);
    expect(find('#billing_city_description').textContent).toContain('is a required field');
  },
);

test.skipIf(!hasRecorded)('a recorded order of the real shop leads to its page', async () => {
  const { visited } = await openLoaded();
  await submit();
  order()?.reply(recorded('checkout-ok').response.body);
  await settle();
  expect(visited[0]).toContain('/checkout/order-received/');
});

test('where a payment method is added, gateways are notified, boxes follow the choice and the form posts itself', async () => {
  shop = openCheckout({
    html: `<div class="woocommerce"><form id="add_payment_method" method="post">${payment()}</form></div>`,
  });
  shop.listenFor('init_add_payment_method');
  await settle();
  vi.advanceTimersByTime(10);
  await settle();
  expect(shop.names()).toContain('init_add_payment_method');
  expect(shop.names()).not.toContain('init_checkout');
  const boxes = () =>
    [...shop.doc.querySelectorAll<HTMLElement>('.payment_box')].map(({ style }) => style.display);
  expect(boxes()).toEqual(['', 'none']);
  shop.find('#payment_method_cod').click();
  await settle();
  expect(boxes()[0]).toBe('none');
  expect(boxes()[1]).not.toBe('none');
  const form = shop.find('form');
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(form.className).toContain('processing');
  expect(shop.sent).toEqual([]);
});
