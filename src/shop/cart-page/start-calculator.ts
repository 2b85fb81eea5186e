import type { ControllerScope } from '../../runtime/controller-scope';
import { isOpen, slidePart } from '../../runtime/kit';
import { isBlocked } from '../block';
import { emit } from '../kit';
import * as names from './names';

/** jQuery's "slow" (woocommerce.md §11). */
const SLIDE_MS = 600;

/** The form that asks where a parcel goes (woocommerce-checkout.md §1.3). */
export const startCalculator = (
  scope: ControllerScope,
  send: (form: HTMLFormElement) => void,
): void => {
  const { page, changes, delegate } = scope;
  for (const part of page.document.querySelectorAll<HTMLElement>(names.calculatorForm)) {
    changes.setStyle(part, 'display', 'none');
  }
  delegate('click', names.calculatorButton, (button, event) => {
    const part = button.closest('form')?.querySelector<HTMLElement>(names.calculatorForm);
    if (!part) return;
    event.preventDefault();
    const to = isOpen(part) ? 'close' : 'open';
    slidePart(scope, part, { to, durationMs: SLIDE_MS });
    button.setAttribute('aria-expanded', String(to === 'open'));
    emit(page, 'country_to_state_changed');
  });
  delegate('submit', names.calculator, (form, event) => {
    event.preventDefault();
    if (!isBlocked(form)) send(form as HTMLFormElement);
  });
};
