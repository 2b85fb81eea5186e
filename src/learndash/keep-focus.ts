const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex="0"]';

/** Leads Tab from the last control of a dialog to its first and back (APG dialog pattern). */
export const keepFocus = (dialog: HTMLElement, event: KeyboardEvent): void => {
  if (event.key !== 'Tab') return;
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => !each.matches(':disabled,[type=hidden]') && each.getClientRects().length > 0,
  );
  const { activeElement } = dialog.ownerDocument;
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (activeElement !== from && activeElement !== dialog) return;
  if (activeElement === dialog && !event.shiftKey) return;
  event.preventDefault();
  to?.focus();
};
