// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { totalsResponse, classic, openCheckout } from './checkout-fixture';
import { settle } from './shop-page';
import { withClock } from './with-clock';

let shop: ReturnType<typeof openCheckout>;
const wait = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await settle();
};
const openLoaded = async (options?: Parameters<typeof openCheckout>[0]) => {
  shop = openCheckout(options);
  await settle();
  await wait(10);
  shop.sent[0]?.reply(totalsResponse('£20'));
  await settle();
  return shop;
};
const set = async (selector: string, value: string, type = 'change') => {
  Object.assign(shop.find(selector), { value }).dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
};
const last = () => shop.sent.at(-1);

withClock(() => shop);
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

const complete = (activeProvider: object) => ({ wc: { addressAutocomplete: { activeProvider } } });

test('an address with autocompletion requests totals when its first line is left, not while it is typed (WooCommerce 10.2)', async () => {
  const { sent } = await openLoaded({ globals: complete({ billing: {} }) });
  await set('#billing_address_1', 'Qu', 'input');
  await set('#billing_address_1', 'Qu');
  await wait(3000);
  expect(sent).toHaveLength(1);
  await set('#billing_address_1', 'Quay 9', 'focusout');
  await wait(5);
  expect(last()?.body.get('address')).toBe('Quay 9');
  await set('#billing_address_1', 'Quay 9', 'focusout');
  await wait(5);
  expect(sent).toHaveLength(2);
});

test.each([
  ['of the other address', '#shipping_address_1'],
  ['below the first one', '#billing_city'],
])(
  'a line %s sends requests while it is typed, also if the billing address has autocompletion',
  async (_, line) => {
    const { sent } = await openLoaded({ globals: complete({ billing: {}, shipping: null }) });
    await set(line, 'Haven', 'input');
    await wait(1005);
    expect(sent).toHaveLength(2);
  },
);

test('a first line moved for autocompletion sends no request, and does again afterwards (WooCommerce 10.2)', async () => {
  const { sent, find } = await openLoaded();
  find('#billing_address_1').setAttribute('data-autocomplete-manipulating', 'true');
  for (const type of ['input', 'change', 'focusout']) {
    await set('#billing_address_1', 'Quay 9', type);
  }
  await wait(3000);
  expect(sent).toHaveLength(1);
  find('#billing_address_1').removeAttribute('data-autocomplete-manipulating');
  await set('#billing_address_1', 'Quay 9');
  await wait(5);
  expect(sent).toHaveLength(2);
});

test('removing a coupon clears the error of another one and its field (WooCommerce 10)', async () => {
  const { find, doc } = await openLoaded();
  find('.woocommerce-checkout-review-order').insertAdjacentHTML(
    'beforeend',
    '<a class="woocommerce-remove-coupon" href="#" data-coupon="ten">[Remove]</a>',
  );
  await set('[name=coupon_code]', 'NOPE');
  find('form.checkout_coupon').dispatchEvent(
    new Event('submit', { bubbles: true, cancelable: true }),
  );
  await settle();
  last()?.reply('<ul class="woocommerce-error"><li>Unknown.</li></ul>');
  await settle();
  await set('[name=coupon_code]', 'NOPE', 'focusout');
  expect(find('#coupon-error-notice').textContent).toBe('Unknown.');
  find('.woocommerce-remove-coupon').click();
  await settle();
  last()?.reply('<div class="woocommerce-message" role="alert">Removed.</div>');
  await settle();
  expect(doc.querySelector('#coupon-error-notice, [aria-invalid], .has-error')).toBeNull();
  expect((find('[name=coupon_code]') as HTMLInputElement).value).toBe('');
});

test('the link to the login leads to another page where no form is there (WooCommerce 11)', async () => {
  const html = classic.replace(/<form class="login".*?<\/form>/, '');
  const { find } = await openLoaded({ html });
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('.showlogin').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(find('.showlogin').hasAttribute('role')).toBe(false);
});

test('the link to the login scrolls to the form that it opens (WooCommerce 11)', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  const { find } = await openLoaded();
  vi.spyOn(find('form.login'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 9, 9));
  find('.showlogin').click();
  expect(scroll.mock.lastCall).toEqual([expect.objectContaining({ top: 800 })]);
  scroll.mockClear();
  find('.showlogin').click();
  expect(scroll).not.toHaveBeenCalled();
});

test('the attribute of a payment method follows the choice (WooCommerce 11)', async () => {
  const { find, stop } = await openLoaded();
  const states = () =>
    ['bacs', 'cod'].map((name) => {
      const radio = find(`#payment_method_${name}`) as HTMLInputElement;
      return [radio.hasAttribute('checked'), radio.checked];
    });
  find('#payment_method_cod').click();
  expect(states()).toEqual([
    [false, false],
    [true, true],
  ]);
  stop();
  expect(states()).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('a postcode that a tool fills in with a change event alone requests totals, and once [S4.15c]', async () => {
  const { sent } = await openLoaded();
  await set('#billing_postcode', 'CD2');
  await wait(5);
  expect(last()?.body.get('postcode')).toBe('CD2');
  await set('#billing_postcode', 'CD2');
  await wait(5);
  expect(sent).toHaveLength(2);
});
