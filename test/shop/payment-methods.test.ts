// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { withAnimations } from '../support/animations';
import { totalsResponse, classic, payment } from './checkout-fixture';
import { withCheckout } from './with-checkout';

const { openLoaded, open, press, set, wait, reply } = withCheckout();
const { running, finish } = withAnimations();

const second = /<li class="wc_payment_method payment_method_cod">.*?<\/li>/;
test.each([
  ['one payment method shows no circle to choose it with', classic.replace(second, ''), 'none'],
  ['two payment methods show theirs', classic, ''],
])('%s', async (_, html, display) => {
  const { find } = await open({ html });
  expect(find('#payment_method_bacs').style.display).toBe(display);
});

const chosen = (doc: Document) =>
  [...doc.querySelectorAll<HTMLInputElement>('[name=payment_method]')]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

test('where the server has chosen no payment method the first one is', async () => {
  const { doc } = await open({ html: classic.replace('value="bacs" checked=""', 'value="bacs"') });
  expect(chosen(doc)).toEqual(['bacs']);
});

test('the method that the server has chosen is open from the start', async () => {
  const html = classic
    .replace('value="bacs" checked=""', 'value="bacs"')
    .replace('value="cod"', 'value="cod" checked=""');
  const { doc, find } = await open({ html });
  expect(chosen(doc)).toEqual(['cod']);
  expect(find('div.payment_box.payment_method_cod').style.display).toBe('block');
  expect(find('div.payment_box.payment_method_bacs').style.display).toBe('none');
});

test('the chosen method stays chosen when the payment block is re-rendered, and gateways are not notified of another', async () => {
  const { doc, find, trigger, names } = await openLoaded();
  await press('#payment_method_cod');
  const count = names().filter((name) => name === 'payment_method_selected').length;
  trigger('update_checkout');
  await wait(5);
  await reply(
    totalsResponse('£30', { fragments: { '.woocommerce-checkout-payment': payment('n2') } }),
  );
  expect(chosen(doc)).toEqual(['cod']);
  expect(find('div.payment_box.payment_method_cod').style.display).toBe('block');
  expect(find('div.payment_box.payment_method_bacs').style.display).toBe('none');
  expect(find('#place_order').textContent).toBe('Order now');
  expect(names().filter((name) => name === 'payment_method_selected')).toHaveLength(count);
});

test('a method without button text of its own restores the button’s first text', async () => {
  const { find } = await openLoaded();
  await press('#payment_method_cod');
  await press('#payment_method_bacs');
  expect(find('#place_order').textContent).toBe('Place order');
});

test('the only method shows whatever is printed for it', async () => {
  const html = classic
    .replace(second, '')
    .replace(
      'class="payment_box payment_method_bacs"',
      'class="payment_box other" style="display:none"',
    );
  const { find } = await open({ html });
  expect(find('.payment_box').style.display).toBe('block');
});

test('choices of a form elsewhere on the page are its own', async () => {
  const other =
    '<form class="gift"><input type="radio" id="gift" name="payment_method" value="gift" checked=""></form>';
  const { find } = await openLoaded({ html: `${classic}${other}` });
  await press('#payment_method_cod');
  expect(find('#gift').hasAttribute('checked')).toBe(true);
});

test('in Divi’s payment module the chosen method is marked, nowhere else', async () => {
  const marked = (doc: Document) =>
    [...doc.querySelectorAll('.et_pb_checked')].map(({ className }) => className);
  const inModule = classic
    .replace('<form name="checkout"', '<div class="et_pb_wc_checkout_payment_info">$&')
    .replace(/<\/form><\/div>$/, '</form></div></div>');
  const { doc, stop } = await openLoaded({ html: inModule });
  expect(marked(doc)).toEqual(['wc_payment_method payment_method_bacs et_pb_checked']);
  await press('#payment_method_cod');
  expect(marked(doc)).toEqual(['wc_payment_method payment_method_cod et_pb_checked']);
  stop();
  expect(marked(doc)).toEqual([]);
});

test('without Divi’s module no method is marked', async () => {
  const { doc } = await openLoaded();
  await press('#payment_method_cod');
  expect(doc.querySelector('.et_pb_checked')).toBeNull();
});

test.each([
  ['at the checkout', classic, 230],
  ['where one is added', `<form id="add_payment_method">${payment()}</form>`, 250],
])('boxes of payment methods slide %s as they always have', async (_, html, durationMs) => {
  await open({ html, motion: 'full' });
  await wait(10);
  const boxes = () => running().filter(([name]) => String(name).startsWith('payment_box'));
  expect(boxes()).toEqual([]);
  await press('#payment_method_cod');
  expect(boxes()).toEqual([
    ['payment_box payment_method_bacs', durationMs],
    ['payment_box payment_method_cod', durationMs],
  ]);
});

test('a second press on the chosen method moves nothing', async () => {
  await open({ motion: 'full' });
  await press('#payment_method_bacs');
  expect(running()).toEqual([]);
});

test('a method that is chosen again while its box still slides shut opens that box', async () => {
  const { find } = await open({ motion: 'full' });
  await press('#payment_method_cod');
  await press('#payment_method_bacs');
  finish();
  expect(find('div.payment_box.payment_method_bacs').style.display).not.toBe('none');
  expect(find('div.payment_box.payment_method_cod').style.display).toBe('none');
});

test('a shipping address that is wanted again while it still slides shut opens', async () => {
  const box = '#ship-to-different-address-checkbox';
  const html = classic.replace('value="1">', 'value="1" checked="">');
  const { find } = await open({ html, motion: 'full' });
  for (const isTicked of [false, true]) await set(box, isTicked);
  finish();
  expect(find('div.shipping_address').style.display).toBe('block');
});

test.each([
  ['the coupon', '.showcoupon', 'form.checkout_coupon'],
  ['the login', '.showlogin', 'form.login'],
])(
  'a link to %s that is pressed again while its form still slides shut opens it',
  async (_, link, form) => {
    const { find } = await open({ motion: 'full' });
    await press(link);
    finish();
    for (const isOpen of [false, true]) {
      await press(link);
      expect(find(link).getAttribute('aria-expanded')).toBe(String(isOpen));
    }
    finish();
    expect(find(form).style.display).toBe('block');
  },
);
