import { isConsentGuard } from '../../runtime/consent-gate';
import type { Controller } from '../../runtime/definition';
import { controlOf } from './control-of';
import { createControl } from './create-control';

/** Decides and releases, also where no banner can be shown. */
export const controller: Controller = (page) => {
  const { consent: guard } = page;
  if (!isConsentGuard(guard)) return () => {};
  const control = createControl(page, guard);
  const { provide, withdraw } = controlOf(guard);
  provide(control);
  return () => {
    withdraw();
    control.stop();
  };
};
