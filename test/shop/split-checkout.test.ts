// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, field, forms, openCheckout, payment, review, shipTo } from './checkout-fixture';
import { settle } from './shop-page';

const module = (name: string, content: string) =>
  `<div class="et_pb_module et_pb_wc_checkout_${name}"><div class="woocommerce">${content}</div></div>`;
const billing = `<form><div class="col2-set"><div class="col-1"><wc-order-attribution-inputs><input type="hidden" name="wc_order_attribution_source_type" value="typein"></wc-order-attribution-inputs>${field('billing_first_name', 'Ada')}${address('billing')}<p class="form-row"><input id="createaccount" type="checkbox" name="createaccount" value="1"></p></div><div class="col-2">${field('order_comments', 'hidden')}</div></div></form>`;
const shipping = `<form>${shipTo}<div class="shipping_address">${address('shipping')}</div><div class="woocommerce-additional-fields"><textarea name="order_comments">copy</textarea></div></form>`;
const notes = `<form><div class="col2-set"><div class="col-1">${field('billing_first_name', 'copy')}</div><div class="col-2"><textarea name="order_comments">Ring twice</textarea></div></div></form>`;
const html = `<div id="et-boc">${forms}${module('additional_info', notes)}${module('billing', billing)}${module('shipping', shipping)}${module('order_details', `<form>${review('£20')}</form>`)}${module('payment_info', `<form name="checkout" class="checkout woocommerce-checkout">${payment()}</form>`)}</div>`;

let shop: ReturnType<typeof openCheckout>;
const open = async (options: Parameters<typeof openCheckout>[0] = {}) => {
  shop = openCheckout({ html, bodyClass: 'et_pb_pagebuilder_layout', ...options });
  await settle();
  vi.advanceTimersByTime(10);
  await settle();
  return shop;
};
const copies = () =>
  Object.fromEntries(
    [...shop.doc.querySelectorAll<HTMLInputElement>('form.checkout > input[type=hidden]')].map(
      ({ name, value }) => [name, value],
    ),
  );
const set = (selector: string, value: string | boolean, type = 'change') => {
  const element = shop.find(selector) as HTMLInputElement;
  if (typeof value === 'boolean') element.checked = value;
  else element.value = value;
  element.dispatchEvent(new Event(type, { bubbles: true }));
};

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

test('each field of the modules has one hidden twin in the payment form [S3.22a, S3.22e, S3.22f, S3.22g]', async () => {
  const { sent } = await open();
  expect(copies()).toEqual({
    billing_first_name: 'Ada',
    billing_country: 'GB',
    billing_address_1: 'Quay 1',
    billing_city: 'Port',
    billing_state: '',
    billing_postcode: 'AB1',
    order_comments: 'Ring twice',
    'shipping_method[0]': 'flat',
    wc_order_attribution_source_type: 'typein',
  });
  const body = sent[0]?.body;
  expect(body?.get('country')).toBe('GB');
  expect(body?.get('has_full_address')).toBe('true');
  expect(new URLSearchParams(body?.get('post_data') ?? '').get('billing_first_name')).toBe('Ada');
});

test('twins follow what is typed, ticked and chosen [S3.22a, S3.22d, S3.22f]', async () => {
  await open();
  set('.et_pb_wc_checkout_billing [name=billing_first_name]', 'Grace', 'input');
  set('#createaccount', true);
  set('#ship_pickup', true);
  expect(copies()).toMatchObject({
    billing_first_name: 'Grace',
    createaccount: '1',
    'shipping_method[0]': 'pickup',
  });
  set('#createaccount', false);
  expect(copies()).not.toHaveProperty('createaccount');
});

test('the fields of a new account that a reload has kept ticked are open, whatever the hidden copy holds', async () => {
  const box = '<input id="createaccount" type="checkbox" name="createaccount" value="1">';
  const ticked = box.replace('>', ' checked>');
  const copy = `${box}<div class="create-account copy"></div>`;
  const { find } = await open({
    html: html
      .replace(box, `${ticked}<div class="create-account own"></div>`)
      .replace(
        /<div id="et-boc">(.*)<\/div>$/,
        `$1${module('additional_info', notes.replace('</div>', `${copy}</div>`))}`,
      ),
  });
  expect(find('.own').style.display).not.toBe('none');
});

test('every value of fields that share a name is sent, in their order', async () => {
  const extra =
    '<p class="form-row"><input type="checkbox" name="wishes[]" value="card" checked><input type="checkbox" name="wishes[]" value="bow" checked><select multiple name="days"><option selected>Mon</option><option>Tue</option><option selected>Wed</option></select></p>';
  const { sent, find } = await open({ html: html.replace('<p class="form-row">', `${extra}$&`) });
  const order = async () => {
    find('form.checkout').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
    const body = sent.at(-1)?.body;
    return [body?.getAll('wishes[]'), body?.getAll('days')];
  };
  expect(await order()).toEqual([
    ['card', 'bow'],
    ['Mon', 'Wed'],
  ]);
  sent.at(-1)?.reply({ result: 'failure', messages: '' });
  await settle();
  set('[value=card]', false);
  (find('[name=days]') as HTMLSelectElement).options[1]?.setAttribute('selected', '');
  expect(await order()).toEqual([['bow'], ['Mon', 'Tue', 'Wed']]);
});

test('the shipping address is sent only while it is wanted [S3.22b, S3.22c]', async () => {
  await open();
  expect(Object.keys(copies()).some((name) => name.startsWith('shipping_a'))).toBe(false);
  set('#ship-to-different-address-checkbox', true);
  expect(copies()).toMatchObject({ ship_to_different_address: '1', shipping_address_1: 'Quay 1' });
  set('#ship-to-different-address-checkbox', false);
  expect(copies()).not.toHaveProperty('shipping_address_1');
  expect(copies()).not.toHaveProperty('ship_to_different_address');
});

test('what a browser filled in without an event is sent with the order [S3.22a]', async () => {
  const { find, sent } = await open();
  (find('.et_pb_wc_checkout_billing [name=billing_city]') as HTMLInputElement).value = 'Filled';
  find('form.checkout').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
  expect(sent.at(-1)?.url).toBe('/?wc-ajax=checkout');
  expect(sent.at(-1)?.body.getAll('billing_city')).toEqual(['Filled']);
  expect(sent.at(-1)?.body.get('order_comments')).toBe('Ring twice');
});

test('a country, a postcode and a shipping method in the modules request totals [S4.15a, S4.15b, S4.15c]', async () => {
  const { sent } = await open();
  for (const [selector, value, expected] of [
    ['.et_pb_wc_checkout_billing [name=billing_country]', 'FR', 2],
    ['#ship_pickup', true, 3],
  ] as const) {
    set(selector, value);
    vi.advanceTimersByTime(5);
    await settle();
    expect(sent).toHaveLength(expected);
  }
  set('.et_pb_wc_checkout_billing [name=billing_postcode]', 'X', 'input');
  set('.et_pb_wc_checkout_billing [name=billing_postcode]', 'X');
  vi.advanceTimersByTime(5);
  await settle();
  expect(sent).toHaveLength(4);
});

test('hidden copies of fields are switched off and never sent', async () => {
  const { find } = await open();
  expect(
    find('.et_pb_wc_checkout_additional_info [name=billing_first_name]').hasAttribute('disabled'),
  ).toBe(true);
  expect(find('.et_pb_wc_checkout_shipping [name=order_comments]').hasAttribute('disabled')).toBe(
    true,
  );
});

test('the server’s message about a field leads to the visible field, wherever its module is', async () => {
  const { find, sent } = await open();
  find('form.checkout').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
  sent.at(-1)?.reply({
    result: 'failure',
    messages: '<ul class="woocommerce-error"><li data-id="billing_first_name">Missing.</li></ul>',
  });
  await settle();
  const seen = find('.et_pb_wc_checkout_billing [name=billing_first_name]');
  expect(find('.checkout-inline-error-message').closest('.form-row')?.contains(seen)).toBe(true);
  find('[data-id] > a').click();
  expect(document.activeElement).toBe(seen);
});

test('Enter in a module does not submit its form, which would put the address into the URL', async () => {
  const { find } = await open();
  const event = new Event('submit', { bubbles: true, cancelable: true });
  find('.et_pb_wc_checkout_billing form').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test('without the builder’s body class nothing is mirrored', async () => {
  await open({ bodyClass: '' });
  expect(copies()).toEqual({});
});

test('the undo restores twins and switches', async () => {
  const { doc, find, stop } = await open();
  stop();
  expect(copies()).toEqual({});
  expect(doc.querySelector('[disabled]')).toBeNull();
  expect(find('.checkout_coupon').getAttribute('style')).toBe('display:none');
});

test('what a form would not send is not sent from a module either', async () => {
  const extra =
    '<p class="form-row"><input value="nameless"><input name="off" value="x" disabled=""><input type="submit" name="go" value="x"><input type="button" name="b" value="x"><input type="image" name="i" value="x"><input type="reset" name="r" value="x"><input type="radio" name="pick" value="a"><input type="radio" name="pick" value="b" checked=""><input type="hidden" name="of_a_plugin" value="h"></p>';
  await open({ html: html.replace('<p class="form-row">', `${extra}$&`) });
  const names = Object.keys(copies());
  expect(names.filter((name) => /^(|off|go|b|i|r)$/.test(name))).toEqual([]);
  expect(copies()).toMatchObject({ pick: 'b', of_a_plugin: 'h' });
});

test('the coupon form of a module is its own: not mirrored, and sent as it is', async () => {
  const coupon =
    '<form class="checkout_coupon"><input name="own_coupon" value="TEN"><button>Apply</button></form>';
  const { find, sent } = await open({
    html: html
      .replace('<div class="col2-set"><div class="col-1"><wc', `${coupon}$&`)
      .replace(`<form>${coupon}`, `${coupon}<form>`),
  });
  expect(copies()).not.toHaveProperty('own_coupon');
  find('.et_pb_wc_checkout_billing .checkout_coupon').dispatchEvent(
    new Event('submit', { bubbles: true, cancelable: true }),
  );
  await settle();
  expect(sent.at(-1)?.url).toBe('/?wc-ajax=apply_coupon');
});

test('a method of shipping is sent also while no other address is wanted', async () => {
  await open();
  expect(copies()).toMatchObject({ 'shipping_method[0]': 'flat' });
  expect(Object.keys(copies())).not.toContain('shipping_city');
});

test('an order without shipping shows no errors about an address that is not requested', async () => {
  const { find, doc, sent } = await open({ html: html.replace(module('shipping', shipping), '') });
  find('form.checkout').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
  const items = ['shipping_city', 'billing_city']
    .map((name) => `<li data-id="${name}">${name} is missing.</li>`)
    .join('');
  sent.at(-1)?.reply({
    result: 'failure',
    messages: `<ul class="woocommerce-error">${items}</ul>`,
  });
  await settle();
  const shown = [...doc.querySelectorAll('.woocommerce-error > li')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(['billing_city is missing.']);
});
