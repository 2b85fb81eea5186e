import type { ControllerScope } from '../../runtime/controller-scope';
import { applyCoupons } from './apply-coupons';
import { type OrderParts, placeOrder } from './place-order';

/** What sends the order and what changes its coupons. */
export const createActions = (scope: ControllerScope, parts: OrderParts) => ({
  ...placeOrder(scope, parts),
  ...applyCoupons(scope, parts),
});
