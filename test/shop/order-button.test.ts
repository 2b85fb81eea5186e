// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import '../../src/shop/checkout/order-button';
import { totalsResponse, openCheckout } from './checkout-fixture';
import { settle } from './shop-page';
import { withClock } from './with-clock';

interface Api {
  validate(): Promise<{ hasError: boolean }>;
  submit(): void;
}

let shop: ReturnType<typeof openCheckout>;
const HAS = 'has-custom-place-order-button';
const form = () => shop.find('form.checkout');
const hasDefault = () => !form().classList.contains(HAS);
const own = () => shop.doc.querySelector('.wc-custom-place-order-button > button');
const wait = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await settle();
};

/** The parts of WooCommerce’s script that a checkout uses; `render` is the gateway’s. */
const scriptOf = (render: (box: HTMLElement, api: Api) => void, registered = ['bacs']) => {
  const cleanups = vi.fn();
  const script = {
    registered: new Set(registered),
    api: null as Api | null,
    cleanups,
    __maybeHideDefaultButtonOnInit: vi.fn((gateway: string) => {
      if (gateway === 'bacs') form().classList.add(HAS);
    }),
    __cleanup: vi.fn(() => {
      shop.doc.querySelector('.wc-custom-place-order-button')?.remove();
      cleanups();
    }),
    __maybeShow: vi.fn((gateway: string, api: Api) => {
      script.__cleanup();
      script.api = api;
      if (gateway !== 'bacs') form().classList.remove(HAS);
      if (!script.registered.has(gateway)) return;
      form().classList.add(HAS);
      const box = Object.assign(document.createElement('div'), {
        className: 'wc-custom-place-order-button',
      });
      shop.find('#place_order').after(box);
      render(box, api);
    }),
  };
  return script;
};
type Script = ReturnType<typeof scriptOf>;
const pay = (box: HTMLElement, { submit }: Api) => {
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.addEventListener('click', submit);
  box.append(button);
};
const params = (gateways: readonly string[]) => ({
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  checkout_url: '/?wc-ajax=checkout',
  is_checkout: '1',
  gateways_with_custom_place_order_button: gateways,
});
const open = async (script: Script | null) => {
  shop = openCheckout({
    globals: {
      wc_checkout_params: params(['bacs']),
      ...(script && { wc: { customPlaceOrderButton: script } }),
    },
  });
  await settle();
  await wait(10);
};
const totals = async (reply: unknown = totalsResponse('£20')) => {
  shop.sent.at(-1)?.reply(reply);
  await settle();
};
const set = (selector: string, value: string) =>
  Object.assign(shop.find(selector), { value }).dispatchEvent(
    new Event('change', { bubbles: true }),
  );

withClock(() => shop);
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

test('a gateway’s own button replaces “Place order” while that gateway is chosen (WooCommerce 10.6)', async () => {
  const script = scriptOf(pay);
  await open(script);
  await totals();
  expect(script.__maybeHideDefaultButtonOnInit).toHaveBeenCalledWith('bacs');
  expect([hasDefault(), own() !== null]).toEqual([false, true]);
  shop.find('#payment_method_cod').click();
  await settle();
  expect([hasDefault(), own() !== null]).toEqual([true, false]);
  shop.find('#payment_method_bacs').click();
  await settle();
  expect([hasDefault(), own() !== null]).toEqual([false, true]);
});

test('a gateway removes its button before totals are replaced, and renders it again for the new ones', async () => {
  const script = scriptOf(pay);
  await open(script);
  expect(own()).toBeNull();
  await totals();
  const first = own();
  shop.trigger('update_checkout');
  await wait(10);
  expect(own()).toBeNull();
  await totals(totalsResponse('£30'));
  expect(own()).not.toBeNull();
  expect(own()).not.toBe(first);
});

test('totals that fail to load leave the gateway’s button on the page', async () => {
  await open(scriptOf(pay));
  await totals();
  shop.trigger('update_checkout');
  await wait(10);
  shop.sent.at(-1)?.fail();
  await settle();
  expect(own()).not.toBeNull();
});

test('a gateway that registers after the page has loaded gets its button', async () => {
  const script = scriptOf(pay, []);
  await open(script);
  await totals();
  expect([hasDefault(), own()]).toEqual([false, null]);
  script.registered.add('bacs');
  shop.trigger('wc_custom_place_order_button_registered', 'bacs');
  expect(own()).not.toBeNull();
});

test('a gateway’s button sends the order', async () => {
  await open(scriptOf(pay));
  await totals();
  (own() as HTMLElement).click();
  await settle();
  expect(shop.sent.at(-1)?.url).toBe('/?wc-ajax=checkout');
  expect(own()).not.toBeNull();
});

test('a gateway that validates first receives the missing fields, and the visitor is led there', async () => {
  const script = scriptOf(pay);
  await open(script);
  await totals();
  set('#billing_email', 'ada@example.org');
  Object.assign(shop.find('#billing_city'), { value: '' });
  expect(await script.api?.validate()).toEqual({ hasError: true });
  expect(shop.doc.activeElement).toBe(shop.find('#billing_city'));
  set('#billing_city', 'Port');
  expect(await script.api?.validate()).toEqual({ hasError: true });
  expect(shop.doc.activeElement).toBe(shop.find('#terms'));
  (shop.find('#terms') as HTMLInputElement).checked = true;
  expect(await script.api?.validate()).toEqual({ hasError: false });
});

const nothing = () => {};
test.each<[string, () => Script | null]>([
  ['is not on the page', () => null],
  ['never registers its gateway', () => scriptOf(nothing, [])],
  ['renders nothing', () => scriptOf(nothing)],
])('“Place order” is restored if the script of a gateway’s button %s', async (_, make) => {
  await open(make());
  for (const _round of ['at first', 'with new totals']) {
    // The class that the script keeps on the form until the gateway’s button is rendered.
    shop.find('form.checkout').classList.add('has-custom-place-order-button');
    await totals();
    expect(hasDefault()).toBe(false);
    await wait(5000);
    expect(hasDefault()).toBe(true);
    shop.trigger('update_checkout');
    await wait(10);
  }
});

test('“Place order” is restored at once if a gateway’s button throws', async () => {
  const script = scriptOf(() => {
    throw new Error('no wallet');
  });
  await open(script);
  await totals();
  expect(script.__maybeShow).toHaveBeenCalled();
  expect(hasDefault()).toBe(true);
});

test('unmounting restores “Place order” and removes the gateway’s button', async () => {
  const script = scriptOf(pay);
  await open(script);
  await totals();
  script.cleanups.mockClear();
  shop.stop();
  expect([hasDefault(), own(), script.cleanups.mock.calls.length]).toEqual([true, null, 1]);
});

test('a checkout without such gateways does not call that script', async () => {
  const script = scriptOf(pay);
  shop = openCheckout({ globals: { wc: { customPlaceOrderButton: script } } });
  await settle();
  await wait(10);
  await totals();
  expect(script.__maybeShow).not.toHaveBeenCalled();
});

test('terms that are not accepted are marked in their row, until they are', async () => {
  const script = scriptOf(pay);
  await open(script);
  await totals();
  shop.find('#terms').outerHTML =
    '<p class="form-row" id="terms_row"><input type="checkbox" name="terms" id="terms"></p>';
  set('#billing_email', 'ada@example.org');
  const isMarked = () => shop.find('#terms_row').classList.contains('woocommerce-invalid');
  expect(await script.api?.validate()).toEqual({ hasError: true });
  expect(isMarked()).toBe(true);
  expect(shop.doc.activeElement).toBe(shop.find('#terms'));
  (shop.find('#terms') as HTMLInputElement).checked = true;
  expect(await script.api?.validate()).toEqual({ hasError: false });
  expect(isMarked()).toBe(false);
});

test('an order that costs nothing and has no payment methods shows no gateway’s button', async () => {
  const script = scriptOf(pay);
  await open(script);
  await totals(
    totalsResponse('£0', {
      fragments: {
        '.woocommerce-checkout-payment':
          '<div id="payment" class="woocommerce-checkout-payment"><button id="place_order">Place order</button></div>',
      },
    }),
  );
  expect(script.__maybeShow).toHaveBeenLastCalledWith('', expect.anything());
  expect([hasDefault(), own()]).toEqual([true, null]);
});
