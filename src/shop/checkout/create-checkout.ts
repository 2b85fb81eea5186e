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

/** What the features of the checkout share. */
export interface Checkout extends ReducerStore<CheckoutState, CheckoutAction> {
  /** Triggers the update event, which other plugins receive and which requests new totals. */
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
  const schedule = guard((args: unknown) =>
    dispatch({ type: 'schedule', args: (args as UpdateArgs | undefined) ?? {} }),
  );
  // Also Skerry's own events: a cart on the same page emits them.
  onEnd(events.listen(doc.body, names.update, schedule, { receivesOwn: true }));

  return {
    $state,
    dispatch,
    update(args = {}) {
      emit(page, names.update, [args]);
    },
  };
};
