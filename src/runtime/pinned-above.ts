import type { Pin } from './stores/pins';

/** Pixels at the top of the window that pinned modules will cover once a place has come there. */
export const coveredBy = (pins: readonly Pin[], { top, left, right }: Pin['box']): number =>
  pins
    .filter(
      ({ box, end }) =>
        box.top <= top && (end ?? top) >= top && box.right >= left && box.left <= right,
    )
    .reduce((most, { covers }) => Math.max(most, covers), 0);

/** The same for an element; null where it is pinned itself. */
export const pinnedAbove = (win: Window, pins: readonly Pin[], element: Element): number | null => {
  if (pins.some((pin) => pin.isFixed && pin.element.contains(element))) return null;
  const { top, left, right } = element.getBoundingClientRect();
  const others = pins.filter((pin) => !pin.element.contains(element));
  return coveredBy(others, {
    top: top + win.scrollY,
    left: left + win.scrollX,
    right: right + win.scrollX,
  });
};
