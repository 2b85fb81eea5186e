import type { ControllerScope } from '../../runtime/controller-scope';
import { scrollToNotices } from '../scroll-to-notices';
import type { createMethods } from './create-methods';
import type { Review } from './create-review';
import * as names from './names';
import type { Collection } from './offer-overlay';
import type { Fields } from './watch-fields';

interface Parts {
  readonly methods: ReturnType<typeof createMethods>;
  readonly review: Review;
  readonly fields: Fields;
  /** Warns whoever leaves. */
  readonly guard: (isOn: boolean) => void;
}

/** The object that gateways have always been handed (woocommerce.md §9.2). */
export const offerToGateways = (
  scope: ControllerScope,
  { methods, review, fields, guard }: Parts,
) => {
  const { page } = scope;
  const { document: doc, events } = page;
  let onError: (html: string) => unknown = () => {};
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
    /** The field that is being typed in. */
    get dirtyInput() {
      return fields.dirty() ?? false;
    },
    get updateTimer() {
      return fields.timer();
    },
    /** The request for new totals, as far as others end it. */
    xhr: { abort: () => review.cancel() },
    get_payment_method: () =>
      doc.querySelector<HTMLInputElement>(`${names.method}:checked`)?.value ?? '',
    submit_error: (html: string) => onError(html),
    scroll_to_notices: () =>
      scrollToNotices(page, doc.querySelector('.woocommerce-NoticeGroup, form.checkout')),
    init_payment_methods: () => methods.init(),
    reset_update_checkout_timer() {
      fields.cancel();
      review.unschedule();
    },
    trigger_update_checkout: () => review.request(),
    blockOnSubmit(form: Collection) {
      if (form.data('blockUI.isBlocked') !== 1) {
        form.block?.({ message: null, overlayCSS: { background: '#fff', opacity: 0.6 } });
      }
    },
    attachUnloadEventsOnSubmit: () => guard(true),
    detachUnloadEventsOnSubmit: () => guard(false),
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
