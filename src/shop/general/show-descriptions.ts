import type { ControllerScope } from '../../runtime/controller-scope';
import { slidePart } from '../../runtime/kit';
import { description, inputBox } from './names';

/** How long help texts slide (woocommerce.md §6.4). */
const SLIDE_MS = 250;

/** The help text of a form field is open while the visitor is at that field. */
export const showDescriptions = (scope: ControllerScope): void => {
  const { page, changes, delegate } = scope;
  let open: HTMLElement | null = null;

  const set = (next: HTMLElement | null) => {
    if (next === open) return;
    if (open) {
      slidePart(scope, open, { to: 'close', durationMs: SLIDE_MS });
      changes.setAttribute(open, 'aria-hidden', 'true');
    }
    open = next;
    if (!open) return;
    slidePart(scope, open, { to: 'open', durationMs: SLIDE_MS });
    changes.setAttribute(open, 'aria-hidden', 'false');
  };

  const openAt = (element: Element | null) => {
    const box = element?.closest(`.${inputBox}`);
    set(box?.querySelector<HTMLElement>(description) ?? null);
  };
  // The visitor is at a field already when this starts: coming there has started it.
  openAt(page.document.activeElement);
  // One listener for the whole page: a click outside closes, and nobody's click is swallowed.
  delegate('focusin click', '*', openAt);
  delegate('keydown', `.${inputBox} :is(input, select, textarea)`, (_field, event) => {
    if ((event as KeyboardEvent).key !== 'Escape' || !open) return;
    event.preventDefault();
    set(null);
  });
};
