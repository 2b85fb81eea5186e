import { woo } from './names';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

const focusableIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Focuses an element that takes no focus by itself, without leaving it in the tab order. */
export const focusText = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
};

/**
 * Carries the focus over a replacement: to the same control, else to the one that now stands in its
 * place, else to the replaced part itself. `replace` returns what stands there afterwards.
 */
export const keepFocus = (root: Element, replace: () => Element | null): void => {
  const active = root.ownerDocument.activeElement;
  if (!(active instanceof HTMLElement) || !root.contains(active)) {
    replace();
    return;
  }
  const { id } = active;
  const key = active.getAttribute(woo.itemKeyAttribute);
  const index = focusableIn(root).indexOf(active);
  const now = replace();
  if (active.isConnected || !now) return;
  const controls = focusableIn(now);
  const successor =
    controls.find((control) => id !== '' && control.id === id) ??
    controls.find((control) => key && control.getAttribute(woo.itemKeyAttribute) === key) ??
    controls[Math.min(index, controls.length - 1)];
  if (successor) successor.focus({ preventScroll: true });
  else if (now instanceof HTMLElement) focusText(now);
};
