import type { LazyDefinition } from '../../runtime/controller-scope';
import type { Checkout } from './create-checkout';

/** Custom order button of a gateway, which few shops have. */
export const orderButton: LazyDefinition<[checkout: Checkout, validateAll: () => void]> = {
  name: 'order button',
  // Its chunk is shared with other rarely used code of the shop, some of which exports `start`.
  load: () => import('./order-button').then(({ startOrderButton: start }) => ({ start })),
};
