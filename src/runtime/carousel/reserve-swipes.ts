import type { Changes } from '../dom/changes';
import { isZoomedIn } from '../swipe-of';

/**
 * Makes the browser leave horizontal moves of a finger over an element to a script; it would take
 * over the touch before it becomes a swipe. On a zoomed page they move the page, as everywhere.
 */
export const reserveSwipes = (
  target: HTMLElement,
  changes: Changes,
  { window: win, signal }: { readonly window: Window; readonly signal: AbortSignal },
): void => {
  const apply = () =>
    changes.setStyle(target, 'touch-action', isZoomedIn(win) ? null : 'pan-y pinch-zoom');
  apply();
  win.visualViewport?.addEventListener('resize', apply, { signal });
  signal.addEventListener('abort', () => changes.setStyle(target, 'touch-action', null));
};
