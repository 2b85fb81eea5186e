import { addStyleSheet, FOCUS_RING, wrapContents } from '../../runtime/kit';
import type { SleepScope } from '../../runtime/wake/sleep';
import { applyToggle } from './apply-toggle';
import * as names from './names';
import { itemOfAddress, openOf, readToggle, type ToggleElements } from './read-toggle';
import { initialToggle } from './toggle-state';

const CSS = `.${names.title}>:focus-visible{${FOCUS_RING}}`;

/** An accordion or a toggle before the first interaction. */
export const sleepToggle = (scope: SleepScope): ToggleElements => {
  const { root, page, changes, onEnd, wake, whileAsleep } = scope;
  const elements = readToggle(root, page);
  onEnd(wrapContents(elements.titles, elements.buttons));
  onEnd(addStyleSheet(page.document, CSS));
  applyToggle(changes, elements, initialToggle(openOf(elements)));
  whileAsleep(
    page.hash.$hash.subscribe(() => {
      if (itemOfAddress(elements, page) >= 0) wake();
    }),
  );
  return elements;
};
