/** Tab stops. */
const STOPS = 'a[href],button,input,select,textarea,[tabindex="0"]';

/** Longest transition with which a site's style sheet opens a dialog, in milliseconds. */
const LATEST_MS = 1000;

/** Whether an element can be focused now: it is displayed and not disabled. */
export const isReachable = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && !element.matches(':disabled');

/** Tab stops inside a dialog; looked up at each press, because contents change. */
export const stopsIn = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isReachable);

/**
 * Keys of an open, non-native dialog: Escape closes it; Tab wraps at both ends and moves in from
 * outside (APG, dialog pattern).
 */
export const pressInDialog = (
  event: KeyboardEvent,
  dialog: HTMLElement,
  close: () => void,
): void => {
  const { key, shiftKey: isBackwards } = event;
  // In a field of the dialog, both keys may belong to an IME composition.
  if (event.isComposing) return;
  if (key === 'Escape') close();
  // Content blockers hide banners, and delete them, also while their dialog is open.
  if (key !== 'Tab' || !isReachable(dialog)) return;
  const { activeElement: from } = dialog.ownerDocument;
  const stops = stopsIn(dialog);
  const edge = stops.at(isBackwards ? 0 : -1);
  if (from !== edge && dialog.contains(from) && !(isBackwards && from === dialog)) return;
  event.preventDefault();
  stops.at(isBackwards ? -1 : 0)?.focus();
};

/** Elements beside an open dialog that have to become inert and are not yet. */
export const besideDialog = (layer: HTMLElement): readonly HTMLElement[] =>
  [...(layer.parentElement?.children ?? [])].filter(
    (each): each is HTMLElement =>
      each !== layer && each instanceof HTMLElement && !each.matches('script,style,[inert]'),
  );

/**
 * Focuses an element that is about to become visible; during a transition from `visibility: hidden`
 * it cannot be focused at first. Returns the function that stops trying.
 */
export const focusOnceSeen = (element: HTMLElement, win: Window): (() => void) => {
  const until = performance.now() + LATEST_MS;
  let frame = 0;
  const attempt = () => {
    const isIn = () => element.contains(element.ownerDocument.activeElement);
    // A quick visitor may have moved on inside since the last attempt.
    if (!isIn()) element.focus({ preventScroll: true });
    if (!isIn() && performance.now() < until) frame = win.requestAnimationFrame(attempt);
  };
  attempt();
  return () => win.cancelAnimationFrame(frame);
};
