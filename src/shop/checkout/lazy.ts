import type { LazyDefinition } from '../../runtime/controller-scope';
import type { Checkout } from './create-checkout';

/** A gateway's own button, which few shops have. */
export const orderButton: LazyDefinition<[checkout: Checkout, validateAll: () => void]> = {
  name: 'order button',
  // It lies beside other rare things of the shop, one of which has the name `start`.
  load: () => import('./order-button').then(({ startOrderButton: start }) => ({ start })),
};
