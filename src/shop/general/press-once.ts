import type { Start } from '../../runtime/definition';
import { deleteMethod, resetForm } from './names';

/**
 * Buttons whose second press would send twice (woocommerce-checkout.md §2.9, woocommerce.md §6.5).
 */
export const pressOnce: Start = ({ delegate, changes }) => {
  const pressed = new WeakSet<Element>();
  delegate('click', deleteMethod, (button, event) => {
    if (pressed.has(button)) event.preventDefault();
    pressed.add(button);
    changes.setClass(button, 'disabled', true);
  });
  delegate('submit', resetForm, (form) => {
    for (const button of form.querySelectorAll('[type="submit"]')) {
      changes.setAttribute(button, 'disabled', 'disabled');
    }
  });
};
