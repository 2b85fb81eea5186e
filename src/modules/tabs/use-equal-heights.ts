import { useLayoutEffect, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { watchWidth } from '../../runtime/dom';
import * as names from './names';

/** The store knows the width; asking the document would force a layout for every module. */
const isNarrow = ({ root, page }: IslandProps) =>
  root.closest(names.narrowColumns) !== null || page.stores.$viewport.get().breakpoint === 'phone';

/** Gives all tabs of a row the height of the tallest, unless they are stacked; returns whether. */
export const useEqualHeights = (
  { root, page }: IslandProps,
  tabs: readonly HTMLElement[],
): boolean => {
  const [isStacked, setStacked] = useState(() => isNarrow({ root, page }));
  useLayoutEffect(() => {
    const { undo } = watchWidth(root, ({ setStyle }) => {
      const isNowStacked = isNarrow({ root, page });
      setStacked(isNowStacked);
      const tallest = isNowStacked ? 0 : Math.max(...tabs.map((tab) => tab.offsetHeight));
      if (tallest > 0) for (const tab of tabs) setStyle(tab, 'height', `${tallest}px`);
    });
    return undo;
  }, [root, tabs, page]);
  return isStacked;
};
