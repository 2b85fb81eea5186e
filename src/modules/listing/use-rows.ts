import { useLayoutEffect, useRef } from 'react';
import { useScope, useStyleSheet, watchWidth } from '../../runtime/dom';
import { markRows } from './mark-rows';
import * as names from './names';

/** Divi's style sheet animates images and projects from the side each time they are shown. */
const css = `@media (prefers-reduced-motion:reduce){.${names.gridItem},.${names.portfolioItem}{animation:none!important}}`;

/** Marks the rows, and again when the width changes, or `shown`, which identifies the shown items. */
export const useRows = (
  container: HTMLElement | null,
  items: readonly HTMLElement[],
  shown: unknown,
): void => {
  const { page } = useScope();
  const again = useRef(() => {});
  useStyleSheet(css);
  useLayoutEffect(() => {
    if (!container) return;
    const watched = watchWidth(container, (changes) => {
      page.firstLayout.release(container);
      markRows(container, items, changes);
    });
    again.current = watched.again;
    return watched.undo;
  }, [container, items, page]);
  useLayoutEffect(() => again.current(), [shown]);
};
