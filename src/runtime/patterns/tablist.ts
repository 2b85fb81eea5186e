import type { Modifiers } from '../dom/has-modifier';
import { stepOfEvent } from '../dom/step-of-event';

/** States of a tab; Tab stops at the selected one only, arrows lead to the others (APG, tabs). */
export const tabStates = (isChosen: boolean) => ({
  'aria-selected': isChosen,
  tabindex: isChosen ? 0 : -1,
});

/** Moves the focus along a row of tabs and prevents scrolling; null for other keys. */
export const moveAlongTabs = (
  event: Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'> & Modifiers,
  tabs: readonly HTMLElement[],
  { from, isVertical = false }: { from: number; isVertical?: boolean },
): number | null => {
  const to = stepOfEvent(event, from, { count: tabs.length, isVertical });
  if (to === null) return null;
  event.preventDefault();
  tabs[to]?.focus();
  return to;
};
