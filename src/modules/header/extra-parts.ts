import type { Part } from '../../runtime/kit';
import { startExtraMobile } from './extra-mobile';
import { startExtraNavigation } from './extra-navigation';
import { startExtraSmall } from './extra-small';

/** The header of the Extra theme. */
export const start = (part: Part): void => {
  startExtraNavigation(part);
  startExtraMobile(part);
  startExtraSmall(part);
};
