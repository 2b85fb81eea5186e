import { useEffect, useState } from 'react';
import { useScope } from '../dom/island-context';
import { createLiveRegion } from './live-region';

/**
 * Announces what has happened in an island: a new text, or the same one when `turn` changes.
 * Nothing while it is empty.
 */
export const useAnnouncement = (text: string, turn: number | string = 0): void => {
  const { page, signal } = useScope();
  const [region] = useState(() =>
    createLiveRegion({
      page,
      after(delayMs, action) {
        const timer = page.window.setTimeout(action, delayMs);
        return () => page.window.clearTimeout(timer);
      },
      onEnd(undo) {
        signal.addEventListener('abort', undo, { once: true });
        return () => signal.removeEventListener('abort', undo);
      },
    }),
  );
  useEffect(() => {
    if (text) region.announce(text);
  }, [region, text, turn]);
};
