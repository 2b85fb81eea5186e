import type { ControllerScope } from '../../runtime/controller-scope';
import { createLiveRegion, type LiveRegion } from '../../runtime/kit';
import type { CartContent } from './create-cart-content';
import { added, adding, liveRegion, removed } from '../names';

/** Runs tasks one after another in the order of arrival (woocommerce.md §5.1). */
interface SerialQueue {
  /** Resolves when the task has ended; a failing task does not stop the next one. */
  add(task: () => Promise<void>): Promise<void>;
}

interface QueueOptions {
  readonly onError: (error: unknown) => void;
  /** Called whenever the number of tasks changes. */
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

/** State shared by the buttons and links of one page. */
export interface Cart {
  readonly content: CartContent;
  /** Adding and removing run one after another, in click order. */
  readonly queue: SerialQueue;
  readonly region: LiveRegion;
}

export const createCart = (scope: ControllerScope, content: CartContent): Cart => {
  const { page, name, listen } = scope;
  const { $cart } = page.stores;
  const { body } = page.document;
  for (const event of [adding, added, removed]) {
    listen(body, `skerry:${event}`, () => {
      // With jQuery on the page, the blocks translate its events themselves.
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
