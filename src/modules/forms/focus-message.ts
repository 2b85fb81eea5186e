import { type Changes, focusText, headerHeight } from '../../runtime/dom';
import type { Page } from '../../runtime/page';

/**
 * Gives a message the focus and brings it into view: it stands above the form, which is longer than the
 * window of a phone, and who has pressed the button below it would see nothing happen.
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
