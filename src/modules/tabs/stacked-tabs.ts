import { watchWidth } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import * as names from './names';
import type { TabsParts } from './read-tabs';

/** The store knows the width; asking the document would force a layout for every module. */
export const isStacked = (root: HTMLElement, page: Page): boolean =>
  root.closest(names.narrowColumns) !== null || page.stores.$viewport.get().breakpoint === 'phone';

/** Gives all tabs of a row the height of the tallest, unless they are stacked. */
export const watchTabHeights = ({ root, tabs }: TabsParts, page: Page): (() => void) =>
  watchWidth(root, ({ setStyle }) => {
    const tallest = isStacked(root, page) ? 0 : Math.max(...tabs.map((tab) => tab.offsetHeight));
    return () => {
      if (tallest > 0) for (const tab of tabs) setStyle(tab, 'height', `${tallest}px`);
    };
  }).undo;
