import { focusText } from '../../runtime/kit';

const FOCUSABLE =
  'a[href], summary, [tabindex], :is(button, input, select, textarea):not([type=hidden], :disabled)';

/**
 * Carries the focus over a replacement: to the same control, else to the one that now stands in its
 * place, else to the replaced part itself. `replace` returns what stands there afterwards.
 */
export const keepFocus = (root: Element, replace: () => Element | null): void => {
  const active = root.ownerDocument.activeElement;
  if (!active || !root.contains(active)) {
    replace();
    return;
  }
  const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const index = controlsOf(root).indexOf(active as HTMLElement);
  const now = replace();
  if (index < 0 || active.isConnected || !now) return;
  const controls = controlsOf(now);
  const successor =
    controls.find(({ id }) => id !== '' && id === active.id) ?? controls[index] ?? controls.at(-1);
  if (successor) successor.focus({ preventScroll: true });
  else focusText(now as HTMLElement);
};
