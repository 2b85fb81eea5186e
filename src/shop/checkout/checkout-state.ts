/** Arguments of a request for totals (woocommerce-checkout.md §2.1). */
export interface UpdateArgs {
  readonly update_shipping_method?: boolean;
  /** The control whose change caused it. */
  readonly current_target?: unknown;
}

/** State of the checkout. Field values live in the form. */
export interface CheckoutState {
  /** Id of the payment method whose box is open; empty before there is one. */
  readonly method: string;
  /** The field being typed in, until its totals are requested. */
  readonly typing: HTMLElement | null;
  /** Timer of that request, as `clearTimeout` takes it; 0 for none. */
  readonly timer: number;
  /** Arguments of the request that is about to be sent; null where none is. */
  readonly pending: UpdateArgs | null;
  /** Whether a request for totals is running. */
  readonly isRequested: boolean;
  /** Whether an order has cancelled a pending or running request for totals. */
  readonly isCutOff: boolean;
  /** Whether leaving the page warns, because an order is being sent. */
  readonly isWarned: boolean;
}

export type CheckoutAction =
  | { readonly type: 'method'; readonly method: string }
  | { readonly type: 'typing'; readonly typing: HTMLElement; readonly timer: number }
  /** Cancels the pending request; a running one goes on. */
  | { readonly type: 'cancel' }
  | { readonly type: 'schedule'; readonly args: UpdateArgs }
  | { readonly type: 'request' }
  | { readonly type: 'show' }
  /** An order starts: from now on no request may replace the payment section. */
  | { readonly type: 'hold' }
  | { readonly type: 'warn'; readonly isWarned: boolean };

export const initialCheckout: CheckoutState = {
  method: '',
  typing: null,
  timer: 0,
  pending: null,
  isRequested: false,
  isCutOff: false,
  isWarned: false,
};

/** What an event of the checkout makes of its state. */
export const reduceCheckout = (state: CheckoutState, action: CheckoutAction): CheckoutState => {
  switch (action.type) {
    case 'method':
      return { ...state, method: action.method };
    case 'typing':
      return { ...state, typing: action.typing, timer: action.timer };
    case 'cancel':
      return { ...state, timer: 0, pending: null };
    case 'schedule': {
      const { args: pending } = action;
      // A request after a change covers everything typed before it.
      return pending.current_target
        ? { ...state, pending, typing: null, timer: 0 }
        : { ...state, pending };
    }
    case 'request':
      return { ...state, pending: null, isRequested: true, isCutOff: false };
    case 'show':
      return { ...state, isRequested: false };
    case 'hold': {
      const isCutOff = state.isCutOff || state.isRequested || state.pending !== null;
      return { ...state, timer: 0, pending: null, isRequested: false, isCutOff };
    }
    case 'warn':
      return { ...state, isWarned: action.isWarned };
  }
};
