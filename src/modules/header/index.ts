import type { Start } from '../../runtime/definition';
import { markBody } from './mark-body';
import { nameIcons } from './name-icons';
import { startSearch } from './search';
import { startLogo } from './split-logo';

/**
 * The theme's header, and what belongs to the whole page (specification S2.19, S2.20). One that fails
 * does not stop the others.
 */
export const startHeader: Start = (scope) => {
  for (const each of [markBody, nameIcons, startLogo, startSearch]) {
    scope.guard(each, 'start')(scope);
  }
};
