import type { ControllerScope } from '../runtime/controller-scope';
import { createLiveRegion } from '../runtime/kit';
import { liveRegion, orderTotal } from './names';

const METHODS =
  'select.shipping_method, :is(input[name^="shipping_method"][type="radio"]:checked, input[name^="shipping_method"][type="hidden"])';

/** The chosen shipping rate of each package, by its index (woocommerce-checkout.md §1.1). */
export const shippingMethods = (root: ParentNode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(METHODS)].map((control) => [
      control.dataset.index ?? '0',
      control.value,
    ]),
  );

/**
 * Announces the order total. Returns a function that checks it after a render; an unchanged total
 * is not announced.
 */
export const watchTotal = (scope: ControllerScope): (() => void) => {
  const { document: doc } = scope.page;
  const region = createLiveRegion(scope, liveRegion);
  const read = () => doc.querySelector(orderTotal)?.textContent;
  let announced = read();
  return () => {
    const total = read();
    if (total && total !== announced) region.announce(total);
    announced = total;
  };
};
