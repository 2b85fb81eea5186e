import type { ControllerScope } from '../../runtime/controller-scope';
import { createLiveRegion, type LiveRegion } from '../../runtime/kit';
import type { CartContent } from './create-cart-content';
import { liveRegion } from '../names';
import { createSerialQueue, type SerialQueue } from './serial-queue';

/** What buttons and links of one page share. */
export interface Cart {
  readonly content: CartContent;
  /** Adding and removing run one after another, in the order of the clicks. */
  readonly queue: SerialQueue;
  readonly region: LiveRegion;
}

export const createCart = (scope: ControllerScope, content: CartContent): Cart => {
  const { page, name } = scope;
  const { $cart } = page.stores;
  return {
    content,
    region: createLiveRegion(scope, liveRegion),
    queue: createSerialQueue({
      onError: (error) => page.report({ source: name, phase: 'call', error }),
      onBusy: (isBusy) => $cart.set({ ...$cart.get(), isBusy }),
    }),
  };
};
