import { addStyleSheet, FOCUS_RING, wrapContents } from '../../runtime/kit';
import type { SleepScope } from '../../runtime/wake/sleep';
import { applyToggle } from './apply-toggle';
import * as names from './names';
import { itemOfAddress, readToggle, type ToggleParts } from './read-toggle';
import { initialToggle } from './toggle-state';

const CSS = `.${names.title}>:focus-visible{${FOCUS_RING}}`;

/** An accordion or a toggle that nobody has touched yet. */
export const sleepToggle = (scope: SleepScope): ToggleParts => {
  const { root, page, changes, onEnd, wake, whileAsleep } = scope;
  const parts = readToggle(root, page);
  onEnd(wrapContents(parts.titles, parts.buttons));
  onEnd(addStyleSheet(page.document, CSS));
  applyToggle(changes, parts, initialToggle(parts.serverItem));
  whileAsleep(
    page.hash.$hash.subscribe(() => {
      if (itemOfAddress(parts, page) >= 0) wake();
    }),
  );
  return parts;
};
