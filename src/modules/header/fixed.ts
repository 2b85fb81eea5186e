import type { Start } from '../../runtime/definition';
import { startFixedHeader } from './fixed-header';
import { startPageOffset } from './page-offset';

/** A header that lies over the page: room for it first, so that what measures finds its place. */
export const startFixed: Start = (scope) => {
  for (const each of [startPageOffset, startFixedHeader]) scope.guard(each, 'start')(scope);
};
