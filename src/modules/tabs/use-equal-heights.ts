import { useLayoutEffect, useState } from 'react';
import { breakpointOf, watchWidth } from '../../runtime/dom';
import * as names from './names';

const isNarrow = (root: HTMLElement) =>
  root.closest(names.narrowColumns) !== null ||
  breakpointOf(root.ownerDocument.documentElement.clientWidth) === 'phone';

/** Gives all tabs of a row the height of the tallest, unless they are stacked; returns whether. */
export const useEqualHeights = (root: HTMLElement, tabs: readonly HTMLElement[]): boolean => {
  const [isStacked, setStacked] = useState(() => isNarrow(root));
  useLayoutEffect(() => {
    const { undo } = watchWidth(root, ({ setStyle }) => {
      const isNowStacked = isNarrow(root);
      setStacked(isNowStacked);
      const tallest = isNowStacked ? 0 : Math.max(...tabs.map((tab) => tab.offsetHeight));
      if (tallest > 0) for (const tab of tabs) setStyle(tab, 'height', `${tallest}px`);
    });
    return undo;
  }, [root, tabs]);
  return isStacked;
};
