import type { Start } from '../../runtime/definition';
import { deleteMethod, resetForm } from './names';

/** Buttons whose second press would send twice (contract §5.22, §5.26). */
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
