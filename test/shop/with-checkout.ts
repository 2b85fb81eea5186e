import { beforeEach, vi } from 'vitest';
import { totalsResponse, openCheckout } from './checkout-fixture';
import { settle } from './shop-page';
import { withClock } from './with-clock';

type Options = Parameters<typeof openCheckout>[0];

/** A checkout with the test’s own clock; the test decides when the server responds; ends with each test. */
export const withCheckout = () => {
  let shop: ReturnType<typeof openCheckout>;
  withClock(() => shop);
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  });
  const wait = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await settle();
  };
  const open = async (options?: Options) => {
    shop = openCheckout(options);
    await settle();
    return shop;
  };
  const fire = async (selector: string, event: Event) => {
    shop.find(selector).dispatchEvent(event);
    await settle();
    return event;
  };
  const reply = async (body: unknown, init?: ResponseInit) => {
    shop.sent.at(-1)?.reply(body, init);
    await settle();
  };
  return {
    wait,
    open,
    reply,
    /** Opens the checkout and responds to its first request. */
    async openLoaded(options?: Options) {
      await open(options);
      await wait(10);
      shop.sent[0]?.reply(totalsResponse('£20'));
      await settle();
      return shop;
    },
    last: () => shop.sent.at(-1),
    /** The server responds with new totals. */
    async update(body: unknown) {
      document.body.dispatchEvent(new CustomEvent('skerry:update_checkout', { detail: [] }));
      await wait(5);
      await reply(body);
    },
    /** The visitor enters, ticks or selects a value. */
    set(selector: string, value: string | boolean, type = 'change') {
      Object.assign(
        shop.find(selector),
        typeof value === 'boolean' ? { checked: value } : { value },
      );
      return fire(selector, new Event(type, { bubbles: true }));
    },
    press: (selector: string) =>
      fire(selector, new MouseEvent('click', { bubbles: true, cancelable: true })),
    submit: (selector = 'form.checkout') =>
      fire(selector, new Event('submit', { bubbles: true, cancelable: true })),
  };
};
