import { useEffect, useRef } from 'react';
import { useScope } from '../dom/island-context';
import { watchSwipes } from '../dom/watch-swipes';
import { reserveSwipes } from './reserve-swipes';

/** Reports swipes over an element while the island is mounted; without an element nothing is bound. */
export const useSwipe = (
  target: HTMLElement | null,
  onSwipe: (direction: 'left' | 'right') => void,
): void => {
  const { page, name, changes } = useScope();
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  useEffect(() => {
    if (!target) return;
    const abort = new AbortController();
    const { signal } = abort;
    reserveSwipes(target, changes, { window: page.window, signal });
    watchSwipes(target, (direction) => latest.current(direction), {
      signal,
      report: page.report,
      source: name,
    });
    return () => abort.abort();
  }, [target, page, name, changes]);
};
