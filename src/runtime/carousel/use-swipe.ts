import { useEffect, useRef } from 'react';
import { useScope } from '../dom/island-context';
import { watchSwipes } from '../dom/watch-swipes';

/** Reports swipes over an element while the island is mounted; without an element nothing is bound. */
export const useSwipe = (
  target: HTMLElement | null,
  onSwipe: (direction: 'left' | 'right') => void,
): void => {
  const { page, name } = useScope();
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  useEffect(() => {
    if (!target) return;
    const abort = new AbortController();
    watchSwipes(target, (direction) => latest.current(direction), {
      signal: abort.signal,
      report: page.report,
      source: name,
    });
    return () => abort.abort();
  }, [target, page, name]);
};
