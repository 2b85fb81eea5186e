import { useLayoutEffect, useRef } from 'react';
import { watchWidth } from '../../runtime/dom';
import { markRows } from './mark-rows';

/** Marks rows anew whenever the width changes or `shown` says that other items are on show. */
export const useRows = (
  container: HTMLElement | null,
  items: readonly HTMLElement[],
  shown: unknown,
): void => {
  const again = useRef(() => {});
  useLayoutEffect(() => {
    if (!container) return;
    const watched = watchWidth(container, (changes) => markRows(container, items, changes));
    again.current = watched.again;
    return watched.undo;
  }, [container, items]);
  useLayoutEffect(() => again.current(), [shown]);
};
