import type { Pin } from './stores/pins';

/** Pixels at the top of the window that stuck modules will cover once a place has come there. */
export const coveredBy = (pins: readonly Pin[], { top, left, right }: Pin['flow']): number =>
  pins
    .filter(
      ({ flow, limit }) =>
        flow.top <= top &&
        (limit.bottom?.bottom ?? top) >= top &&
        flow.right >= left &&
        flow.left <= right,
    )
    .reduce((most, { heightSticky, offset }) => Math.max(most, offset.top + heightSticky), 0);

/** The same for an element; null where it is stuck itself. */
export const stuckAbove = (win: Window, pins: readonly Pin[], element: Element): number | null => {
  if (
    pins.some(
      ({ element: pinned, isPaused, isSticky }) =>
        isSticky && !isPaused && pinned.contains(element),
    )
  )
    return null;
  const { top, left, right } = element.getBoundingClientRect();
  const others = pins.filter((pin) => !pin.element.contains(element));
  return coveredBy(others, {
    top: top + win.scrollY,
    left: left + win.scrollX,
    right: right + win.scrollX,
  });
};
