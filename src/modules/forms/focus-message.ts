import { type Changes, focusText, headerHeight } from '../../runtime/dom';
import type { Page } from '../../runtime/page';

/**
 * Focuses a message and scrolls it into view: it is above the form, which may be taller than a
 * phone's window, so a visitor who pressed the button below would see nothing happen.
 */
export const focusMessage = (
  { window: win, document: doc }: Page,
  message: HTMLElement,
  changes: Changes,
): void => {
  focusText(message, changes);
  const { top, bottom } = message.getBoundingClientRect();
  if (top < headerHeight(doc) || bottom > win.innerHeight) {
    message.scrollIntoView({ block: 'center' });
  }
};
