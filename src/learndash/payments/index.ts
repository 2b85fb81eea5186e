import type { LearnPart } from '../learn-part';
import { offerMessage } from './offer-message';
import { startDropdown } from './start-dropdown';

/** What gateways need around their buttons (contract learning.md §18); they keep their own scripts. */
export const start = (part: LearnPart): void => {
  startDropdown(part);
  offerMessage(part);
};
