import type { EarlyLayout } from '../../runtime/first-layout';
import * as names from './names';

/** Fields that wait for a choice are closed from the first paint on. */
export const checkoutLayout: EarlyLayout = {
  family: 'shop',
  selector: names.form,
  layOut(form, changes) {
    for (const [box, choice] of [
      [names.shippingAddress, names.shipToDifferent],
      [names.accountFields, names.createAccount],
    ] as const) {
      const [fields, input] = [form.querySelector<HTMLElement>(box), form.querySelector(choice)];
      if (fields && input instanceof HTMLInputElement && !input.checked)
        changes.setStyle(fields, 'display', 'none');
    }
    return undefined;
  },
};
