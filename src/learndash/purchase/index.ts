import type { LearnPart } from '../learn-part';
import { startCoupons } from './start-coupons';
import { startJoin } from './start-join';

/** The purchase of a course (specification S2.18, contract learning.md §17). */
export const start = (part: LearnPart): void => {
  startJoin(part);
  startCoupons(part);
};
