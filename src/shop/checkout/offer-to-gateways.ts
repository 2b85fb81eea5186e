import { inBackground, type Scope } from '../kit';
import { scrollToNotices } from '../scroll-to-notices';
import type { createMethods } from './create-methods';
import type { Review } from './create-review';
import * as names from './names';

interface Collection extends ArrayLike<HTMLElement> {
  readonly jquery: string;
  data(name: string, value: unknown): void;
}
interface JQuery {
  readonly fn: Record<string, unknown>;
  blockUI?: unknown;
}

/** The old overlay's names, as far as gateways call them (contract shop.md §5.23). */
const offerOverlay = (scope: Scope, jQuery: JQuery) => {
  const { page, onEnd } = scope;
  const uncovers = new WeakMap<Element, () => void>();
  const own = {
    block(this: Collection) {
      for (const element of Array.from(this)) {
        let isWanted = true;
        let uncover = () => {};
        // A payment may be over before the code of the cover has come.
        uncovers.set(element, () => {
          isWanted = false;
          uncover();
        });
        const show = async () => {
          const { cover } = await page.load(() => import('../replace'));
          if (isWanted) uncover = cover(scope, element, '#fff');
        };
        inBackground(page, show());
      }
      this.data('blockUI.isBlocked', 1);
      return this;
    },
    unblock(this: Collection) {
      for (const element of Array.from(this)) uncovers.get(element)?.();
      this.data('blockUI.isBlocked', 0);
      return this;
    },
  };
  for (const [name, method] of Object.entries(own)) {
    if (name in jQuery.fn) continue;
    jQuery.fn[name] = method;
    onEnd(() => Reflect.deleteProperty(jQuery.fn, name));
  }
  if (!jQuery.blockUI) {
    jQuery.blockUI = { defaults: { overlayCSS: {} } };
    onEnd(() => Reflect.deleteProperty(jQuery, 'blockUI'));
  }
};

/** The object that gateways have always been handed (contract shop.md §6.2). */
export const offerToGateways = (
  scope: Scope,
  { methods, review }: { methods: ReturnType<typeof createMethods>; review: Review },
) => {
  const { page } = scope;
  const { document: doc, window: win, events } = page;
  let onError: (html: string) => unknown = () => {};
  const { jQuery } = win as { jQuery?: JQuery };
  if (typeof jQuery === 'function') offerOverlay(scope, jQuery);
  const collection = (selector: string) => {
    const element = doc.querySelector(selector);
    return element ? events.collection(element) : null;
  };
  const checkout = {
    get $checkout_form() {
      return collection(names.form);
    },
    get $order_review() {
      return collection('#order_review');
    },
    get selectedPaymentMethod() {
      return methods.selected();
    },
    get_payment_method: () =>
      doc.querySelector<HTMLInputElement>(`${names.method}:checked`)?.value ?? '',
    submit_error: (html: string) => onError(html),
    scroll_to_notices: () =>
      scrollToNotices(page, doc.querySelector('.woocommerce-NoticeGroup, form.checkout')),
    init_payment_methods: () => methods.init(),
    reset_update_checkout_timer: () => review.cancel(),
    trigger_update_checkout: () => review.request(),
    is_valid_json(text: string) {
      try {
        return typeof JSON.parse(text) === 'object';
      } catch {
        return false;
      }
    },
  };
  return {
    checkout,
    onError(listener: (html: string) => unknown): void {
      onError = listener;
    },
  };
};
