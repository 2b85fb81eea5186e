import { addStyleSheet, FOCUS_RING, FORCED_STATES } from '../../runtime/kit';
import type { SleepScope } from '../../runtime/wake/sleep';
import { applyTabs } from './apply-tabs';
import * as names from './names';
import { readTabs, type TabsElements, wantedTab, isStacked, watchTabHeights } from './read-tabs';
import { initialTabs } from './tabs-state';

const CSS = `.${names.controls} a:focus-visible,.${names.panels}>:focus-visible{${FOCUS_RING}}${FORCED_STATES}`;

/** Tabs before the first interaction. */
export const sleepTabs = ({
  root,
  page,
  changes,
  onEnd,
  wake,
  whileAsleep,
}: SleepScope): TabsElements => {
  const elements = readTabs(root, page);
  const state = initialTabs(elements.serverTab);
  let wasStacked = isStacked(root, page);
  const apply = () => applyTabs(changes, elements, { ...state, isStacked: wasStacked });
  apply();
  onEnd(addStyleSheet(page.document, CSS));
  onEnd(watchTabHeights(elements, page));
  whileAsleep(
    page.stores.$viewport.listen(() => {
      if (isStacked(root, page) === wasStacked) return;
      wasStacked = !wasStacked;
      apply();
    }),
  );
  whileAsleep(
    page.hash.$hash.subscribe(() => {
      if (wantedTab(elements, page) !== elements.serverTab) wake();
    }),
  );
  return elements;
};
