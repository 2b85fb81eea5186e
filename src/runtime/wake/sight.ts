/** About two presses of an arrow key before an element comes into view (pixels). */
const MARGIN = 256;

/** Calls back when an element comes near the viewport, once. Returns the undo. */
export type Sight = (element: Element, callback: () => void) => () => void;

/** One observer for all elements. Without IntersectionObserver everything is in sight. */
export const createSight = (win: Window & typeof globalThis): Sight => {
  const callbacks = new Map<Element, Set<() => void>>();
  const forget = (element: Element) => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
  const observer =
    'IntersectionObserver' in win
      ? new win.IntersectionObserver(
          (seen) => {
            for (const { target, isIntersecting } of seen) {
              if (!isIntersecting) continue;
              const waiting = [...(callbacks.get(target) ?? [])];
              forget(target);
              for (const callback of waiting) callback();
            }
          },
          { rootMargin: `${MARGIN}px` },
        )
      : null;

  return (element, callback) => {
    if (!observer) {
      callback();
      return () => {};
    }
    const waiting = callbacks.get(element) ?? new Set();
    callbacks.set(element, waiting.add(callback));
    observer.observe(element);
    return () => {
      waiting.delete(callback);
      if (waiting.size === 0) forget(element);
    };
  };
};
