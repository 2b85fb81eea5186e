import { removeCookie } from '../../runtime/cookies';
import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';
import type { Reply } from './read-reply';

/** Payment forms learn of the new total (specification S4.46, S7.48, learndash.md §14.2). */
export const updateForms = ({ page, changes }: ControllerScope, reply: Reply): void => {
  const { document: doc, window: win } = page;
  const setValue = (selector: string, value: string) => {
    for (const input of doc.querySelectorAll(selector)) {
      changes.setAttribute(input, 'value', value);
    }
  };
  const row = doc.getElementById(names.totalRow);
  if (row) changes.setAttribute(row, names.total, reply.value);
  setValue(names.payPalAmount, reply.value);
  setValue(names.stripePrice, reply.stripeValue);
  for (const { value } of doc.querySelectorAll<HTMLInputElement>(names.stripeCourse)) {
    for (const cookie of value ? names.stripeCookies : []) removeCookie(`${cookie}${value}`);
  }
  const rebuild = (win as unknown as Record<string, unknown>)[names.stripeLegacy];
  if (typeof rebuild === 'function') (rebuild as () => void)();
};
