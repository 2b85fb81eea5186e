// @vitest-environment happy-dom
import { jQueryFactory } from 'jquery/factory';
import { expect, test, vi } from 'vitest';
import { totalsResponse, openCheckout } from './checkout-fixture';
import { settle } from './shop-page';
import { withClock } from './with-clock';
import { beforeDeferred } from '../support/before-deferred';
import { waitFor } from '../support/wait-for';

interface Collection {
  readonly length: number;
  readonly 0?: HTMLElement;
  on(name: string, listener: (event: unknown, checkout: Checkout) => unknown): void;
  data(name: string, value?: unknown): unknown;
  block(options?: object): Collection;
  unblock(): Collection;
  removeClass(name: string): Collection;
}
/** The object that gateways receive (woocommerce.md §9.2). */
interface Checkout {
  readonly $checkout_form: Collection;
  readonly $order_review: Collection;
  readonly selectedPaymentMethod: string;
  readonly dirtyInput: HTMLElement | false;
  readonly updateTimer: number;
  readonly xhr: { abort(): void };
  get_payment_method(): string;
  submit_error(html: string): void;
  scroll_to_notices(): void;
  init_payment_methods(): void;
  reset_update_checkout_timer(): void;
  trigger_update_checkout(): void;
  blockOnSubmit(form: Collection): void;
  attachUnloadEventsOnSubmit(): void;
  detachUnloadEventsOnSubmit(): void;
  is_valid_json(text: string): boolean;
}

type JQuery = (target: unknown) => Collection;
const makeJQuery = () => (jQueryFactory as unknown as (view: Window) => JQuery)(window);

let shop: ReturnType<typeof openCheckout>;
/** A checkout that has received the response to its first request. */
const openLoaded = async (globals: Readonly<Record<string, unknown>> = {}) => {
  shop = openCheckout({ globals });
  await settle();
  vi.advanceTimersByTime(10);
  await settle();
  shop.sent[0]?.reply(totalsResponse('£20'));
  await settle();
};
/** The object that a gateway receives with an order that it completes itself. */
const checkoutFrom = async ($: JQuery) => {
  const received: Checkout[] = [];
  $(shop.find('form.checkout')).on('checkout_place_order_bacs', (_, checkout) => {
    received.push(checkout);
    return false;
  });
  (shop.find('form.checkout') as HTMLFormElement).requestSubmit();
  await settle();
  const [checkout] = received;
  if (!checkout) throw new Error('no gateway was asked');
  return checkout;
};
/** A checkout on a page with jQuery, and the object that a gateway receives. */
const start = async () => {
  const $ = makeJQuery();
  await openLoaded({ jQuery: $ });
  return { ...shop, checkout: await checkoutFrom($), $ };
};
const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const reviews = () => shop.sent.filter(({ url }) => url.includes('update_order_review'));

withClock(() => shop);

test('a gateway finds every name of the object it has always been handed', async () => {
  const { checkout, find } = await start();
  expect(checkout.$checkout_form[0]).toBe(find('form.checkout'));
  expect(checkout.$order_review[0]).toBe(find('#order_review'));
  expect(checkout.get_payment_method()).toBe('bacs');
  expect(checkout.is_valid_json('{"a":1}')).toBe(true);
  expect(checkout.is_valid_json('<p>')).toBe(false);
  for (const name of [
    'submit_error',
    'scroll_to_notices',
    'init_payment_methods',
    'reset_update_checkout_timer',
    'trigger_update_checkout',
    'blockOnSubmit',
    'attachUnloadEventsOnSubmit',
    'detachUnloadEventsOnSubmit',
  ] as const) {
    expect(checkout[name], name).toBeTypeOf('function');
  }
});

test('a gateway whose jQuery loads after the checkout has started finds the same, also on its collections', async () => {
  await openLoaded();
  const $ = makeJQuery();
  Object.assign(window, { jQuery: $ });
  const file = document.createElement('script');
  document.body.append(file);
  file.dispatchEvent(new Event('load'));
  file.remove();
  const checkout = await checkoutFrom($);
  expect(checkout.get_payment_method()).toBe('bacs');
  const form = $(shop.find('form.checkout'));
  form.block();
  expect(form.data('blockUI.isBlocked')).toBe(1);
  form.unblock();
  Reflect.deleteProperty(window, 'jQuery');
});

test('a gateway whose script is deferred receives init_checkout, and totals are requested after that', async () => {
  const run = beforeDeferred();
  shop = openCheckout();
  vi.advanceTimersByTime(1000);
  await settle();
  expect(shop.names()).not.toContain('init_checkout');
  expect(shop.sent).toEqual([]);
  run();
  expect(shop.names()).toContain('init_checkout');
  vi.advanceTimersByTime(10);
  await settle();
  expect(shop.sent).toHaveLength(1);
});

test('a gateway that pays on its own covers the form once and warns visitors who leave', async () => {
  const { checkout, find } = await start();
  const form = find('form.checkout');
  const layers = () => form.querySelectorAll(':scope > .blockUI').length;
  checkout.blockOnSubmit(checkout.$checkout_form);
  await waitFor(() => expect(layers()).toBe(3));
  const [overlay] = form.getElementsByClassName('blockOverlay');
  checkout.blockOnSubmit(checkout.$checkout_form);
  await settle();
  expect(form.getElementsByClassName('blockOverlay')[0]).toBe(overlay);
  expect(warns()).toBe(false);
  checkout.attachUnloadEventsOnSubmit();
  expect(warns()).toBe(true);
  checkout.detachUnloadEventsOnSubmit();
  expect(warns()).toBe(false);
  checkout.$checkout_form.unblock();
  await waitFor(() => expect(layers()).toBe(0));
});

test('a form that is uncovered before the code of the cover is loaded is never covered', async () => {
  const { checkout, find } = await start();
  checkout.$checkout_form.block().unblock();
  await settle();
  expect(find('form.checkout').querySelector('.blockUI, [aria-busy]')).toBeNull();
});

test('a gateway sees which field is being typed in and can keep it from asking', async () => {
  const { checkout, find } = await start();
  expect(checkout.dirtyInput).toBe(false);
  const city = find('#billing_city') as HTMLInputElement;
  city.value = 'Haven';
  city.dispatchEvent(new Event('input', { bubbles: true }));
  expect(checkout.dirtyInput).toBe(city);
  const before = reviews().length;
  checkout.reset_update_checkout_timer();
  vi.advanceTimersByTime(2000);
  await settle();
  expect(reviews()).toHaveLength(before);
  city.dispatchEvent(new Event('input', { bubbles: true }));
  window.clearTimeout(checkout.updateTimer);
  vi.advanceTimersByTime(2000);
  await settle();
  expect(reviews()).toHaveLength(before);
});

test('a gateway requests new totals and gives them up', async () => {
  const { checkout } = await start();
  const before = reviews().length;
  checkout.trigger_update_checkout();
  vi.advanceTimersByTime(10);
  await settle();
  expect(reviews()).toHaveLength(before + 1);
  expect(reviews().at(-1)?.signal.aborted).toBe(false);
  checkout.xhr.abort();
  expect(reviews().at(-1)?.signal.aborted).toBe(true);
});

test('a gateway learns which method is chosen, and of none where none is', async () => {
  const { checkout, find, doc } = await start();
  expect(checkout.selectedPaymentMethod).toBe('payment_method_bacs');
  find('#payment_method_cod').click();
  await settle();
  expect(checkout.selectedPaymentMethod).toBe('payment_method_cod');
  expect(checkout.get_payment_method()).toBe('cod');
  for (const method of doc.querySelectorAll<HTMLInputElement>('[name="payment_method"]'))
    method.checked = false;
  expect(checkout.get_payment_method()).toBe('');
});

test.each([
  ['{"a":1}', true],
  ['[]', true],
  ['1', false],
  ['{', false],
])('a gateway that checks whether %s can be parsed receives %s', async (text, isValid) => {
  const { checkout } = await start();
  expect(checkout.is_valid_json(text)).toBe(isValid);
});

test('a gateway that shows its button at a press on its method shows it with new totals too', async () => {
  const { $, sent, checkout } = await start();
  const pressed = vi.fn();
  $('#payment_method_bacs').on('click', pressed);
  checkout.trigger_update_checkout();
  vi.advanceTimersByTime(10);
  await settle();
  sent.at(-1)?.reply(totalsResponse('£30'));
  await settle();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a gateway finds no form where there is none any more', async () => {
  const { checkout, find } = await start();
  find('form.checkout').remove();
  expect(checkout.$checkout_form).toBeNull();
  expect(checkout.$order_review).toBeNull();
});

test('a gateway scrolls the visitor to the notices, or to the form if there are none', async () => {
  const { checkout, find } = await start();
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const at = (selector: string, top: number) => {
    find(selector).getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  };
  at('form.checkout', 700);
  checkout.scroll_to_notices();
  const [[first] = []] = scroll.mock.calls as unknown as [{ top: number }][];
  find('form.checkout').insertAdjacentHTML('afterbegin', '<p class="woocommerce-NoticeGroup"></p>');
  at('.woocommerce-NoticeGroup', 300);
  scroll.mockClear();
  checkout.scroll_to_notices();
  const [[second] = []] = scroll.mock.calls as unknown as [{ top: number }][];
  expect((first?.top ?? 0) - (second?.top ?? 0)).toBe(400);
});

test('a gateway that scrolls to its own message by the old name gets there, and the name is removed at the end', async () => {
  const { $, find, stop } = await start();
  const jQuery = $ as unknown as { scroll_to_notices?(target: Collection): void };
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  find('#order_review').getBoundingClientRect = () => new DOMRect(0, 700, 100, 100);
  jQuery.scroll_to_notices?.($('#order_review'));
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 600 }));
  jQuery.scroll_to_notices?.($('#nothing'));
  expect(scroll).toHaveBeenCalledTimes(1);
  stop();
  expect('scroll_to_notices' in jQuery).toBe(false);
});

test('the cover of a gateway is white and has no words', async () => {
  const { checkout } = await start();
  const block = vi.fn();
  const form = { data: () => undefined, block } as unknown as Collection;
  checkout.blockOnSubmit(form);
  expect(block.mock.calls).toEqual([
    [{ message: null, overlayCSS: { background: '#fff', opacity: 0.6 } }],
  ]);
  checkout.blockOnSubmit({ data: () => 1, block } as unknown as Collection);
  expect(block).toHaveBeenCalledTimes(1);
  const bare = { data: () => undefined } as unknown as Collection;
  expect(() => checkout.blockOnSubmit(bare)).not.toThrow();
});

test('the messages of a gateway are among the notices', async () => {
  const { checkout, find } = await start();
  checkout.submit_error('<ul class="woocommerce-error"><li>Card declined</li></ul>');
  await waitFor(() => expect(find('[role="alert"]').textContent).toContain('Card declined'));
});

test('the functions that gateways call go with the checkout', async () => {
  const { $, stop } = await start();
  const { fn } = $ as unknown as { fn: object };
  expect('block' in fn).toBe(true);
  stop();
  expect('block' in fn || 'unblock' in fn).toBe(false);
});

test('a payment that is confirmed in the page and fails lets the visitor try again', async () => {
  const { $, find, sent } = await start();
  const form = find('form.checkout') as HTMLFormElement;
  $(form).on('checkout_place_order_cod', () => true);
  find('#payment_method_cod').click();
  form.requestSubmit();
  await settle();
  sent.at(-1)?.reply({ result: 'success', redirect: '#confirm' });
  await settle();
  expect(form.hasAttribute('inert')).toBe(true);
  $(form).removeClass('processing').unblock();
  await settle();
  expect(form.hasAttribute('inert') || form.hasAttribute('aria-busy')).toBe(false);
  expect(form.querySelector('.blockUI')).toBeNull();
});
