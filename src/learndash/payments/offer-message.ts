import { number, shape, text } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';

const payments = {
  name: 'learndash_payments',
  read: shape({
    payment_form_submitted_alert: text(),
    /** Seconds. */
    payment_form_redirect_alert_countdown: number(5),
  }),
};

/**
 * The function that the inline code of a gateway calls before it leaves: a message with a countdown.
 * Without it no payment starts (learndash.md §2, §15.1).
 */
export const offerMessage = ({ page, inBackground, onEnd }: ControllerScope): void => {
  const { document: doc, window: win, globals, insert } = page;
  if (names.messageFunction in win) return;
  const show = async (leave: unknown) => {
    const config = globals.get(payments);
    const heading = doc.querySelector(names.headings);
    let message: Element | null = null;
    if (heading && config.payment_form_submitted_alert) {
      const fragment = await insert.fragment(config.payment_form_submitted_alert, 'content');
      message = fragment.firstElementChild;
      message?.setAttribute('role', 'status');
      heading.after(fragment);
    }
    const value = message?.querySelector(`#${names.countdown}`);
    for (
      let left = message ? config.payment_form_redirect_alert_countdown : 0;
      left > 0;
      left -= 1
    ) {
      if (value) value.textContent = String(left);
      await new Promise((resolve) => void win.setTimeout(resolve, 1000));
    }
    message?.remove();
    if (typeof leave === 'function') (leave as () => void)();
  };
  const offered = (leave: unknown) => inBackground(show(leave));
  Object.defineProperty(win, names.messageFunction, {
    value: offered,
    configurable: true,
    writable: true,
  });
  onEnd(() => {
    const current = (win as unknown as Record<string, unknown>)[names.messageFunction];
    if (current === offered) Reflect.deleteProperty(win, names.messageFunction);
  });
};
