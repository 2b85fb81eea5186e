// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { offerToGateways } from '../../src/shop/checkout/offer-to-gateways';
import type { Scope } from '../../src/shop/kit';
import '../../src/shop/replace';
import { createShopPage, settle } from './shop-page';

interface Collection extends ArrayLike<Element> {
  readonly jquery: string;
  readonly data: () => void;
  block(): Collection;
  unblock(): Collection;
}

let end: AbortController;
/** The form of a page with a jQuery that has no overlay of its own, as gateways hold it. */
const open = () => {
  const shop = createShopPage({ html: '<form class="checkout"><button>Pay</button></form>' });
  end = new AbortController();
  const jQuery = Object.assign(() => {}, { fn: {} });
  Object.assign(shop.page.window, { jQuery });
  end.signal.addEventListener('abort', () => {
    Reflect.deleteProperty(shop.page.window, 'jQuery');
  });
  const scope = {
    page: shop.page,
    ended: end.signal,
    onEnd: (undo: () => void) => end.signal.addEventListener('abort', undo, { once: true }),
  } as Scope;
  offerToGateways(scope, {} as Parameters<typeof offerToGateways>[1]);
  const form = shop.find('form');
  const collection: Collection = Object.assign(Object.create(jQuery.fn), {
    jquery: '3',
    length: 1,
    0: form,
    data() {},
  });
  const layers = () => form.querySelectorAll('.blockUI').length;
  return { collection, form, layers, before: shop.doc.body.innerHTML, doc: shop.doc, jQuery };
};
afterEach(() => end.abort());

test('a gateway covers and uncovers the form with the functions it has always called', async () => {
  const { collection, form, layers, before, doc } = open();
  expect(collection.block()).toBe(collection);
  await vi.waitFor(() => expect(layers()).toBe(3));
  expect(form.getAttribute('aria-busy')).toBe('true');
  collection.block();
  await settle();
  expect(layers()).toBe(3);
  collection.unblock();
  await vi.waitFor(() => expect(doc.body.innerHTML).toBe(before));
});

test('a form that is uncovered before the code of the cover has come is never covered', async () => {
  const { collection, before, doc } = open();
  collection.block().unblock();
  await settle();
  await settle();
  expect(doc.body.innerHTML).toBe(before);
});

test('the functions go with the checkout', () => {
  const { jQuery } = open();
  expect(Object.keys(jQuery.fn)).toEqual(['block', 'unblock']);
  end.abort();
  expect(Object.keys(jQuery.fn)).toEqual([]);
});
