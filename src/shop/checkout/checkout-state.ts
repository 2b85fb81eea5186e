/** What a request for totals is for (woocommerce-checkout.md §2.1). */
export interface UpdateArgs {
  readonly update_shipping_method?: boolean;
  /** The control whose change it follows. */
  readonly current_target?: unknown;
}

/** What goes on at the checkout. What stands in its fields is the server's and the visitor's. */
export interface CheckoutState {
  /** Id of the payment method whose box is open; empty before one is. */
  readonly method: string;
  /** The field that is being typed in, until its totals are requested. */
  readonly typing: HTMLElement | null;
  /** The timer that requests them, as `clearTimeout` takes it; 0 for none. */
  readonly timer: number;
  /** What totals will be requested for, in a moment; null while none are wanted. */
  readonly wanted: UpdateArgs | null;
  /** Whether a request for totals is under way. */
  readonly isRequested: boolean;
  /** Whether an order has cut off totals that were wanted or under way. */
  readonly isCutOff: boolean;
  /** Whether visitors who leave are warned: an order is on its way. */
  readonly isWarned: boolean;
}

export type CheckoutAction =
  | { readonly type: 'method'; readonly method: string }
  | { readonly type: 'typing'; readonly typing: HTMLElement; readonly timer: number }
  /** Nothing is requested that is not under way. */
  | { readonly type: 'wait' }
  | { readonly type: 'want'; readonly args: UpdateArgs }
  | { readonly type: 'request' }
  | { readonly type: 'show' }
  /** No update, wanted or under way, may replace the payment part from now on. */
  | { readonly type: 'hold' }
  | { readonly type: 'warn'; readonly isWarned: boolean };

export const initialCheckout: CheckoutState = {
  method: '',
  typing: null,
  timer: 0,
  wanted: null,
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
    case 'wait':
      return { ...state, timer: 0, wanted: null };
    case 'want': {
      const { args: wanted } = action;
      // What follows a change is for all that was typed before it.
      return wanted.current_target
        ? { ...state, wanted, typing: null, timer: 0 }
        : { ...state, wanted };
    }
    case 'request':
      return { ...state, wanted: null, isRequested: true, isCutOff: false };
    case 'show':
      return { ...state, isRequested: false };
    case 'hold': {
      const isCutOff = state.isCutOff || state.isRequested || state.wanted !== null;
      return { ...state, timer: 0, wanted: null, isRequested: false, isCutOff };
    }
    case 'warn':
      return { ...state, isWarned: action.isWarned };
  }
};
