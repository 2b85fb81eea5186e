import type { Part } from '../../runtime/kit';
import { followAddress } from './follow-address';
import { startModuleLinks } from './module-links';

export { goToPart } from './go-to-part';

/** What only pages with such modules, or opened at a part of them, need at once. */
export const start = (part: Part): Promise<void> => {
  startModuleLinks(part);
  return followAddress(part);
};
