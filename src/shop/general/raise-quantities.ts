import type { Scope } from '../kit';
import { atLeast } from './at-least';
import { cartQuantity, quantity } from './names';

/** At start only, and not in the rows of a cart, where a quantity of 0 removes the line. */
export const raiseQuantities = ({ page }: Scope): void => {
  for (const input of page.document.querySelectorAll<HTMLInputElement>(quantity)) {
    const value = input.closest(cartQuantity) ? null : atLeast(input.value, input.min);
    if (value !== null) input.value = value;
  }
};
