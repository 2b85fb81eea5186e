import type { ControllerScope } from '../../runtime/controller-scope';
import { offerMessage } from './offer-message';
import { startDropdown } from './start-dropdown';

/** What gateways need around their buttons (learndash.md §15); they keep their own scripts. */
export const startCoursePayments = (scope: ControllerScope): void => {
  startDropdown(scope);
  offerMessage(scope);
};
