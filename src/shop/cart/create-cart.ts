import type { ControllerScope } from '../../runtime/controller-scope';
import { createLiveRegion, type LiveRegion } from '../../runtime/kit';
import type { CartContent } from './create-cart-content';
import { added, adding, liveRegion, removed } from '../names';

/** Runs tasks strictly one after another, in the order of arrival (woocommerce.md §5.1). */
interface SerialQueue {
  /** Resolves when the task has ended; a task that fails does not hold up the next. */
  add(task: () => Promise<void>): Promise<void>;
}

interface QueueOptions {
  readonly onError: (error: unknown) => void;
  /** Told at each change of the number of tasks. */
  readonly onBusy: (isBusy: boolean) => void;
}

export const createSerialQueue = ({ onError, onBusy }: QueueOptions): SerialQueue => {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const count = (change: number) => {
    waiting += change;
    onBusy(waiting > 0);
  };
  return {
    add(task) {
      count(1);
      last = last
        .then(task)
        .catch(onError)
        .finally(() => count(-1));
      return last;
    },
  };
};

/** What buttons and links of one page share. */
export interface Cart {
  readonly content: CartContent;
  /** Adding and removing run one after another, in the order of the clicks. */
  readonly queue: SerialQueue;
  readonly region: LiveRegion;
}

export const createCart = (scope: ControllerScope, content: CartContent): Cart => {
  const { page, name, listen } = scope;
  const { $cart } = page.stores;
  const { body } = page.document;
  for (const event of [adding, added, removed]) {
    listen(body, `skerry:${event}`, () => {
      // Where jQuery is, the block translates its events itself.
      if ('jQuery' in page.window) return;
      body.dispatchEvent(new Event(`wc-blocks_${event}`, { bubbles: true }));
    });
  }
  return {
    content,
    region: createLiveRegion(scope, liveRegion),
    queue: createSerialQueue({
      onError: (error) => page.report({ source: name, phase: 'call', error }),
      onBusy: (isBusy) => $cart.set({ ...$cart.get(), isBusy }),
    }),
  };
};
