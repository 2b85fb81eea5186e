import type { Start } from '../../runtime/definition';
import { startExtraMobile } from './extra-mobile';
import { startExtraNavigation } from './extra-navigation';
import { startExtraSmall } from './extra-small';

/** The header of the Extra theme. */
export const startExtraHeader: Start = (scope) => {
  startExtraNavigation(scope);
  startExtraMobile(scope);
  startExtraSmall(scope);
};
