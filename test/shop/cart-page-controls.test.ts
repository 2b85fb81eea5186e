// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { Motion } from '../../src/runtime/stores/motion';
import { start as startAddress } from '../../src/shop/address/start-address';
import { start as startController } from '../../src/shop/cart-page/start-cart-page';
import { startInScope } from '../../src/runtime/controller-scope';
import '../../src/shop/replace';
import { withAnimations } from '../support/animations';
import { form, page, row, totals } from './cart-page-markup';
import { createShopPage, settle } from './shop-page';

const params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', update_shipping_method_nonce: 'ship' };
// Happy-dom does not implement it.
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
});

const { finish } = withAnimations();
let end = () => {};
/** A cart page with which the visitor has interacted before its chunk was loaded. */
const open = (
  html: string,
  done: (doc: Document) => void = () => {},
  globals: object = {},
  motion: Motion = 'reduce',
) => {
  const shop = createShopPage({
    motion,
    html: page(html),
    globals: { wc_cart_params: params, ...globals },
  });
  done(shop.doc);
  const stop = startInScope(shop.page, 'cart-page', startController);
  end = () => {
    stop();
    shop.clear();
  };
  return { ...shop, stop };
};
afterEach(() => end());

const amounts = (...options: readonly string[]) =>
  `<tr class="cart_item"><td><select class="qty" name="cart[a][qty]">${options.join('')}</select></td></tr>`;
const choose = (at: number) => (doc: Document) => {
  const select = doc.querySelector<HTMLSelectElement>('select');
  if (select) select.selectedIndex = at;
};
const [one, two, printedTwo] = [
  '<option value="1">1</option>',
  '<option value="2">2</option>',
  '<option value="2" selected>2</option>',
];

test.each([
  ['as printed', [one, printedTwo], 1, false],
  ['another than the printed one', [one, printedTwo], 0, true],
  ['the first, where none is printed as chosen', [one, two], 0, false],
  ['another than the first, where none is printed as chosen', [one, two], 1, true],
])(
  'a select of quantities, %s, when the page loads: the update button is enabled only then',
  (_, options, at, can) => {
    const { find } = open(form(amounts(...options)), choose(at));
    expect(find('[name=update_cart]').hasAttribute('disabled')).toBe(!can);
  },
);

const methods = `<div class="cart_totals"><select class="shipping_method" name="shipping_method[0]" data-index="0"><option value="flat">Flat</option><option value="pickup" selected>Pickup</option></select></div>`;

test.each([
  ['from a list, as printed', methods, choose(1), []],
  ['from a list, another', methods, choose(0), ['flat']],
  ['by a radio, as printed', totals('£20'), () => {}, []],
  [
    'by a radio, another',
    totals('£20'),
    (doc: Document) => doc.querySelector<HTMLInputElement>('#ship_pickup')?.click(),
    ['pickup'],
  ],
])(
  'a shipping method chosen before the page was ready, %s, is sent to the shop',
  async (_, html, done, expected) => {
    const { sent } = open(form(row('a', 2)) + html, done);
    await settle();
    expect(sent.map(({ body }) => body.get('shipping_method[0]'))).toEqual(expected);
  },
);

test.each([
  ['by a radio', totals('£20'), '#ship_pickup', ['flat', 'pickup']],
  ['from a list', methods, 'select', ['pickup', 'flat']],
])(
  'a shipping method chosen %s is reset if the request fails, and can be chosen again',
  async (_, html, control, [printed, other]) => {
    const { doc, sent, find } = open(form(row('a', 2)) + html);
    const choose = () => {
      const field = find(control) as HTMLInputElement | HTMLSelectElement;
      if ('options' in field) field.value = other ?? '';
      else field.checked = true;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return settle();
    };
    await choose();
    sent[0]?.reply('no', { status: 500 });
    await settle();
    expect(find('.woocommerce-error').textContent).toBe('That did not work. Please try again.');
    const chosen = doc.querySelector<HTMLInputElement>('select, .shipping_method:checked');
    expect(chosen?.value).toBe(printed);
    await choose();
    expect(sent[1]?.body.get('shipping_method[0]')).toBe(other);
  },
);

const extras = (checked: string, note: string) =>
  `<tr><td><input type="checkbox" id="gift" name="gift"${checked}><textarea id="note" name="note">${note}</textarea><input type="hidden" id="token" name="token" value="t"><select id="wrap" name="wrap"><option>plain</option><option>red</option></select></td></tr>`;

test('the fields of an extension in the cart show the values of the response, not the previous ones', async () => {
  const { sent, page: facts, find } = open(form(row('a', 2), extras('', 'old')) + totals('£20'));
  const field = <E extends Element>(selector: string) => find(selector) as unknown as E;
  field<HTMLInputElement>('#gift').checked = true;
  field<HTMLTextAreaElement>('#note').value = 'typed';
  field<HTMLSelectElement>('#wrap').selectedIndex = 1;
  field<HTMLInputElement>('.qty').value = '9';
  facts.bus.emit('cart:changed', { hash: 'h', source: 'add' });
  await settle();
  sent[0]?.reply(`<body>${page(form(row('a', 3), extras('', 'new')) + totals('£30'))}</body>`);
  await settle();
  expect(field<HTMLInputElement>('#gift').checked).toBe(false);
  expect(field<HTMLTextAreaElement>('#note').value).toBe('new');
  expect(field<HTMLSelectElement>('#wrap').value).toBe('plain');
  expect(field<HTMLInputElement>('.qty').value).toBe('3');
  expect(field<HTMLInputElement>('#token').value).toBe('t');
});

test('a quantity that was typed and not sent stays when a product below the cart is added', async () => {
  const { sent, page: facts, find } = open(form(row('a', 2)) + totals('£20'));
  (find('.qty') as HTMLInputElement).value = '9';
  facts.bus.emit('cart:changed', { hash: 'h', source: 'add' });
  await settle();
  sent[0]?.reply(`<body>${page(form(row('a', 2), row('b', 1)) + totals('£30'))}</body>`);
  await settle();
  expect((find('[name="cart[a][qty]"]') as HTMLInputElement).value).toBe('9');
  expect(find('[name=update_cart]').hasAttribute('disabled')).toBe(false);
});

test('a calculator that was printed again follows the rules of its country when it opens', async () => {
  const calculator =
    '<form class="woocommerce-shipping-calculator"><a href="#" class="shipping-calculator-button">Change</a><section class="shipping-calculator-form" style="display:none;"><p class="form-row"><select class="country_to_state" id="calc_shipping_country"><option value="IE" selected="">Ireland</option></select></p><p class="form-row" id="calc_shipping_postcode_field"><label>Postcode:</label><input></p></section></form>';
  const content = form(row('a', 2)) + `<div class="cart_totals">${calculator}</div>`;
  const locale = { IE: { postcode: { label: 'Eircode' } } };
  const {
    page: facts,
    find,
    sent,
  } = open(content, undefined, {
    wc_country_select_params: { countries: '{}' },
    wc_address_i18n_params: {
      locale: JSON.stringify(locale),
      locale_fields: '{"postcode":"#calc_shipping_postcode_field"}',
    },
  });
  const stop = startInScope(facts, 'address', startAddress);
  await settle();
  facts.bus.emit('cart:changed', { hash: 'h', source: 'add' });
  await settle();
  sent[0]?.reply(`<body>${page(content)}</body>`);
  await settle();
  find('.shipping-calculator-button').click();
  await settle();
  expect(find('#calc_shipping_postcode_field label').textContent).toContain('Eircode');
  stop();
});

test('a calculator that is pressed again while it still slides shut opens', async () => {
  const calculator =
    '<form class="woocommerce-shipping-calculator"><a href="#" class="shipping-calculator-button">Change</a><section class="shipping-calculator-form"></section></form>';
  const content = form(row('a', 2)) + `<div class="cart_totals">${calculator}</div>`;
  const { find } = open(content, undefined, {}, 'full');
  const button = find('.shipping-calculator-button');
  button.click();
  finish();
  for (const isOpen of [false, true]) {
    button.click();
    expect(button.getAttribute('aria-expanded')).toBe(String(isOpen));
  }
  finish();
  expect(find('.shipping-calculator-form').style.display).toBe('block');
});

test('an open calculator is closed and announced as closed when Skerry is switched off', () => {
  const calculator =
    '<form class="woocommerce-shipping-calculator"><a href="#" class="shipping-calculator-button" aria-expanded="false">Change</a><section class="shipping-calculator-form" style="display:none;"></section></form>';
  const { find, stop } = open(form(row('a', 2)) + `<div class="cart_totals">${calculator}</div>`);
  const button = find('.shipping-calculator-button');
  button.click();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  stop();
  expect(find('.shipping-calculator-form').style.display).toBe('none');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('Enter in a quantity that a theme prints as text updates the cart and applies no coupon', async () => {
  const { find, sent } = open(form(row('a', 2).replace('type="number"', 'type="text"')));
  const field = find('.qty') as HTMLInputElement;
  field.value = '3';
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  field.dispatchEvent(enter);
  await settle();
  // Otherwise the browser would press the first button of the form, that of the coupon.
  expect(enter.defaultPrevented).toBe(true);
  expect(sent.map(({ url }) => url)).toEqual(['/cart/']);
  expect(sent[0]?.body.get('cart[a][qty]')).toBe('3');
});

test('a calculator that came with new totals has the markup of the server when Skerry is switched off', async () => {
  const cart = (text: string) =>
    `${form(row('a', 2))}<div class="cart_totals"><form class="woocommerce-shipping-calculator"><a href="#" class="shipping-calculator-button">${text}</a><section class="shipping-calculator-form"></section></form></div>`;
  const { doc, find, sent, stop } = open(cart('Calculate'));
  doc.dispatchEvent(new CustomEvent('skerry:wc_update_cart', { detail: [] }));
  await settle();
  sent[0]?.reply(`<body>${page(cart('Change address'))}</body>`);
  await settle();
  const button = find('.shipping-calculator-button');
  expect(button.textContent).toBe('Change address');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  stop();
  expect(button.hasAttribute('aria-expanded')).toBe(false);
});
