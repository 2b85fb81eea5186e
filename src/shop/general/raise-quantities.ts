import type { ControllerScope } from '../../runtime/controller-scope';
import { atLeast } from './at-least';
import { cartQuantity, quantity } from './names';

/**
 * At start and in what comes later, never while somebody types, and not in the rows of a cart, where
 * a quantity of 0 removes the line.
 */
export const raiseQuantities = ({ page, on }: ControllerScope): void => {
  const seen = new WeakSet<Element>();
  const raise = () => {
    for (const input of page.document.querySelectorAll<HTMLInputElement>(quantity)) {
      if (seen.has(input)) continue;
      seen.add(input);
      const value = input.closest(cartQuantity) ? null : atLeast(input.value, input.min);
      if (value !== null) input.value = value;
    }
  };
  raise();
  on('fragments:applied', raise);
  on('cart:replaced', raise);
};
