import type { ControllerScope } from '../../runtime/controller-scope';

/** A control that is being pressed. */
const PRESSED = ':is(button, input, label, a):active';
/** After this many milliseconds it is no press any more; some drags leave a control `:active`. */
const LONGEST_PRESS_MS = 1000;
const POLL_MS = 50;

/**
 * Does something that covers or moves controls, after a delay and not during a press. A press on
 * "Place order" ends the typing in a field first, and what that changes on the page would come
 * between the press and its click. Returns the function that cancels it.
 */
export const afterPress = (
  { page, after }: Pick<ControllerScope, 'page' | 'after'>,
  delayMs: number,
  act: () => void,
): (() => void) => {
  let waitedMs = 0;
  const attempt = () => {
    if (waitedMs >= LONGEST_PRESS_MS || !page.document.querySelector(PRESSED)) {
      act();
      return;
    }
    waitedMs += POLL_MS;
    cancel = after(POLL_MS, attempt);
  };
  let cancel = after(delayMs, attempt);
  return () => cancel();
};
