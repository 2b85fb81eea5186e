/** Where Tab stops. */
const STOPS = 'a[href],button,input,select,textarea,[tabindex="0"]';

/** No transition of a site's style sheet that opens a dialog is longer, in milliseconds. */
const LATEST_MS = 1000;

/** Whether an element can have the focus now: it is shown and not disabled. */
export const isReachable = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && !element.matches(':disabled');

/** Where Tab stops inside a dialog; looked up at each press, because contents come and go. */
export const stopsIn = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isReachable);

/**
 * The keys of an open dialog that is no native one: Escape closes it, and Tab goes from its last stop to
 * its first and back, and in from outside (APG, dialog pattern).
 */
export const pressInDialog = (
  event: KeyboardEvent,
  dialog: HTMLElement,
  close: () => void,
): void => {
  const { key, shiftKey: isBackwards } = event;
  if (key === 'Escape') close();
  if (key !== 'Tab') return;
  const { activeElement: from } = dialog.ownerDocument;
  const stops = stopsIn(dialog);
  const edge = stops.at(isBackwards ? 0 : -1);
  if (from !== edge && dialog.contains(from) && !(isBackwards && from === dialog)) return;
  event.preventDefault();
  stops.at(isBackwards ? -1 : 0)?.focus();
};

/** What an open dialog takes out of reach: what lies beside it and is not inert already. */
export const besideDialog = (layer: HTMLElement): readonly HTMLElement[] =>
  [...(layer.parentElement?.children ?? [])].filter(
    (each): each is HTMLElement =>
      each !== layer && each instanceof HTMLElement && !each.matches('script,style,[inert]'),
  );

/**
 * Puts the focus into what is about to be seen. A transition from `visibility: hidden` takes none
 * before it has begun. Returns what ends the trying.
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
