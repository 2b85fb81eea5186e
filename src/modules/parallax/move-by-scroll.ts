import type { Page } from '../../runtime/page';
import type { Changes } from '../../runtime/kit';
import { parallaxOffset } from './parallax-offset';

interface Moved {
  readonly subject: Element;
  readonly changes: Changes;
  /** The box is stuck in the window. */
  readonly isStuck: boolean;
}

/**
 * Moves a background with the scroll position, once per frame and only while its box is near the
 * view. Nothing is measured while scrolling: the observer reports the position of the box.
 */
export const moveByScroll = (
  { window: win, stores }: Page,
  background: HTMLElement,
  { subject, changes, isStuck }: Moved,
): (() => void) => {
  let stop: (() => void) | null = null;
  const observer = new win.IntersectionObserver(
    (seen) => {
      const last = seen.at(-1);
      stop?.();
      stop = null;
      if (!last?.isIntersecting) return;
      const { boundingClientRect: box } = last;
      const { scrollY } = win;
      const place = { top: box.top + scrollY, height: box.height };
      const viewport = stores.$viewport.get().height;
      stop = stores.$scroll.subscribe(({ y }) => {
        const offset = Math.round(parallaxOffset(isStuck ? scrollY : y, viewport, place));
        changes.setStyle(background, 'transform', `translate(0px, ${offset}px)`);
      });
    },
    // Several thresholds, so that the position is read again where content above grows meanwhile.
    { rootMargin: '20%', threshold: [0, 0.25, 0.5, 0.75, 1] },
  );
  observer.observe(subject);
  return () => {
    observer.disconnect();
    stop?.();
  };
};
