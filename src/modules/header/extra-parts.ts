import { startExtraMobile } from './extra-mobile';
import { startExtraNavigation } from './extra-navigation';
import { startExtraSmall } from './extra-small';
import type { HeaderPart } from './header-part';

/** The header of the Extra theme. */
export const start = (part: HeaderPart): void => {
  startExtraNavigation(part);
  startExtraMobile(part);
  startExtraSmall(part);
};
