import type { ControllerScope } from '../../runtime/controller-scope';
import { scrollToNotices } from '../notices';
import type { Checkout } from './create-checkout';
import type { Methods } from './create-methods';
import * as names from './names';
import type { Collection } from './offer-overlay';

interface Parts {
  readonly checkout: Checkout;
  readonly methods: Methods;
  /** Shows a gateway's message as the errors of an order. */
  readonly showError: (html: string) => unknown;
}

/** The `wc_checkout_form` object that gateways expect (woocommerce.md §9.2). */
export const offerToGateways = (
  { page }: ControllerScope,
  { checkout, methods, showError }: Parts,
) => {
  const { document: doc, events } = page;
  const { $state, dispatch } = checkout;
  const find = (selector: string) => doc.querySelector(selector);
  const collection = (selector: string) => {
    const element = find(selector);
    return element ? events.collection(element) : null;
  };
  return {
    get $checkout_form() {
      return collection(names.form);
    },
    get $order_review() {
      return collection('#order_review');
    },
    get selectedPaymentMethod() {
      return $state.get().method;
    },
    /** The field being typed in. */
    get dirtyInput() {
      return $state.get().typing ?? false;
    },
    get updateTimer() {
      return $state.get().timer;
    },
    /** The request for totals, as far as gateways abort it. */
    xhr: { abort: () => dispatch({ type: 'hold' }) },
    get_payment_method: () =>
      doc.querySelector<HTMLInputElement>(`${names.method}:checked`)?.value ?? '',
    submit_error: showError,
    scroll_to_notices: () =>
      scrollToNotices(page, find('.woocommerce-NoticeGroup') ?? find(names.form)),
    init_payment_methods: () => methods.init(),
    reset_update_checkout_timer: () => dispatch({ type: 'cancel' }),
    trigger_update_checkout: () => checkout.update(),
    blockOnSubmit(form: Collection) {
      if (form.data('blockUI.isBlocked') !== 1) {
        form.block?.({ message: null, overlayCSS: { background: '#fff', opacity: 0.6 } });
      }
    },
    attachUnloadEventsOnSubmit: () => dispatch({ type: 'warn', isWarned: true }),
    detachUnloadEventsOnSubmit: () => dispatch({ type: 'warn', isWarned: false }),
    is_valid_json(text: string) {
      try {
        return typeof JSON.parse(text) === 'object';
      } catch {
        return false;
      }
    },
  };
};
