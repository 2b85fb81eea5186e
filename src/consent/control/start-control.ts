import { isConsentGuard } from '../../runtime/consent-gate';
import type { Start } from '../../runtime/definition';
import { controlOf, createControl } from './create-control';

/** Records choices and releases, also where no banner can be shown. */
export const startConsentControl: Start = (scope) => {
  const { consent: guard } = scope.page;
  if (!isConsentGuard(guard)) return;
  const control = createControl(scope, guard);
  const { provide, withdraw } = controlOf(guard);
  provide(control);
  scope.onEnd(withdraw);
};
