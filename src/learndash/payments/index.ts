import type { ControllerScope } from '../../runtime/controller-scope';
import { number, shape, text } from '../../runtime/kit';
import * as names from './names';
import { startDropdown } from './start-dropdown';

const payments = {
  name: 'learndash_payments',
  read: shape({
    payment_form_submitted_alert: text(),
    /** Seconds. */
    payment_form_redirect_alert_countdown: number(5),
  }),
};

/**
 * The function that inline code of a gateway calls before it leaves: a message with a countdown.
 * Without it no payment starts (learndash.md §2, §15.1).
 */
const offerMessage = ({ page, inBackground, onEnd }: ControllerScope): void => {
  const { document: doc, window: win, globals, insert } = page;
  if (names.messageFunction in win) return;
  const insertMessage = async (html: string) => {
    const heading = doc.querySelector(names.headings);
    if (!heading || !html) return null;
    const fragment = await insert.fragment(html, 'content');
    const message = fragment.firstElementChild;
    message?.setAttribute('role', 'status');
    heading.after(fragment);
    return message;
  };
  const countDown = async (message: Element, seconds: number) => {
    const value = message.querySelector(`#${names.countdown}`);
    for (let left = seconds; left > 0; left -= 1) {
      if (value) value.textContent = String(left);
      await new Promise((resolve) => void win.setTimeout(resolve, 1000));
    }
    message.remove();
  };
  const show = async (leave: unknown) => {
    const config = globals.get(payments);
    const message = await insertMessage(config.payment_form_submitted_alert);
    if (message) await countDown(message, config.payment_form_redirect_alert_countdown);
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

/** Functions that gateways need around their buttons (learndash.md §15); they keep their own scripts. */
export const startCoursePayments = (scope: ControllerScope): void => {
  startDropdown(scope);
  offerMessage(scope);
};
