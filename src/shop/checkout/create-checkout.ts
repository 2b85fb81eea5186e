import type { ControllerScope } from '../../runtime/controller-scope';
import { createReducerStore, type ReducerStore } from '../../runtime/kit';
import { emit } from '../woocommerce';
import {
  type CheckoutAction,
  type CheckoutState,
  initialCheckout,
  reduceCheckout,
  type UpdateArgs,
} from './checkout-state';
import * as names from './names';

/** What everything at the checkout shares. */
export interface Checkout extends ReducerStore<CheckoutState, CheckoutAction> {
  /** Notifies other plugins, and has new totals requested. */
  update(args?: UpdateArgs): void;
}

export const createCheckout = ({ page, guard, onEnd }: ControllerScope): Checkout => {
  const { window: win, document: doc, events } = page;
  const { $state, dispatch } = createReducerStore(reduceCheckout, initialCheckout);
  const warn = (event: Event) => event.preventDefault();

  onEnd(
    $state.listen((now, before = now) => {
      const { timer, isWarned } = now;
      if (timer !== before.timer) win.clearTimeout(before.timer);
      if (isWarned !== before.isWarned) {
        win[isWarned ? 'addEventListener' : 'removeEventListener']('beforeunload', warn);
      }
    }),
  );
  onEnd(() => {
    win.clearTimeout($state.get().timer);
    win.removeEventListener('beforeunload', warn);
  });
  const want = guard((args: unknown) =>
    dispatch({ type: 'want', args: (args as UpdateArgs | undefined) ?? {} }),
  );
  // Also what Skerry itself fires: the cart does, where it stands on the same page.
  onEnd(events.listen(doc.body, names.update, want, { receivesOwn: true }));

  return {
    $state,
    dispatch,
    update(args = {}) {
      emit(page, names.update, [args]);
    },
  };
};
