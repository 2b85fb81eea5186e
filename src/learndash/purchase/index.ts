import type { ControllerScope } from '../../runtime/controller-scope';
import { startCoupons } from './start-coupons';
import { startJoin } from './start-join';

/** The purchase of a course (specification S2.18, learndash.md §14). */
export const startCoursePurchase = (scope: ControllerScope): void => {
  startJoin(scope);
  startCoupons(scope);
};
