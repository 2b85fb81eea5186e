import { isOpen, slidePart } from '../../runtime/kit';
import { isBlocked } from '../block';
import { emit, type Scope } from '../kit';
import * as names from './names';

/** jQuery's "slow" (contract shop.md §8). */
const SLIDE_MS = 600;

/** The form that asks where a parcel goes (contract shop.md §5.21). */
export const startCalculator = (scope: Scope, send: (form: HTMLFormElement) => void): void => {
  const { page, changes, hear } = scope;
  for (const part of page.document.querySelectorAll<HTMLElement>(names.calculatorForm)) {
    changes.setStyle(part, 'display', 'none');
  }
  hear('click', names.calculatorButton, (button, event) => {
    const part = button.closest('form')?.querySelector<HTMLElement>(names.calculatorForm);
    if (!part) return;
    event.preventDefault();
    const to = isOpen(part) ? 'close' : 'open';
    slidePart(scope, part, { to, durationMs: SLIDE_MS });
    button.setAttribute('aria-expanded', String(to === 'open'));
    emit(page, 'country_to_state_changed');
  });
  hear('submit', names.calculator, (form, event) => {
    event.preventDefault();
    if (!isBlocked(form)) send(form as HTMLFormElement);
  });
};
