import type { Start } from '../../runtime/definition';
import { makeLogoRoom } from './logo-room';
import { markBody } from './mark-body';
import { nameIcons } from './name-icons';

/**
 * The theme's header, and what belongs to the whole page (specification S2.19, S2.20). One that fails
 * does not stop the others.
 */
export const startHeader: Start = (scope) => {
  for (const each of [markBody, nameIcons, makeLogoRoom]) {
    scope.guard(each, 'start')(scope);
  }
};
