import { type Changes, focusText, headerHeight, isFocusElsewhere } from '../../runtime/dom';
import type { Page } from '../../runtime/page';

/**
 * Focuses a message and scrolls it into view: it is above the form, which may be taller than a
 * phone's window, so a visitor who pressed the button below would see nothing happen. A visitor
 * who is using something outside the module by then stays there, and the message is announced.
 */
export const focusMessage = (
  { window: win, document: doc }: Page,
  message: HTMLElement,
  { root, changes }: { root: Element; changes: Changes },
): void => {
  if (isFocusElsewhere(root)) return;
  focusText(message, changes);
  const { top, bottom } = message.getBoundingClientRect();
  if (top < headerHeight(doc) || bottom > win.innerHeight) {
    message.scrollIntoView({ block: 'center' });
  }
};
