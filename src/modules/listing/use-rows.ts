import { useLayoutEffect, useRef } from 'react';
import { useScope, watchWidth } from '../../runtime/dom';
import { markRows } from './mark-rows';

/** Marks rows again whenever the width changes or `shown` says that other items are on show. */
export const useRows = (
  container: HTMLElement | null,
  items: readonly HTMLElement[],
  shown: unknown,
): void => {
  const { page } = useScope();
  const again = useRef(() => {});
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
