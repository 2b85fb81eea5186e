import type { StuckModule } from './stores/stuck-modules';

/** Pixels at the top of the window that stuck modules will cover at a place. */
export const coveredBy = (
  stuckModules: readonly StuckModule[],
  { top, left, right }: StuckModule['flow'],
): number =>
  stuckModules
    .filter(
      ({ flow, limit }) =>
        flow.top <= top &&
        (limit.bottom?.bottom ?? top) >= top &&
        flow.right >= left &&
        flow.left <= right,
    )
    .reduce((most, { heightSticky, offset }) => Math.max(most, offset.top + heightSticky), 0);

/** The same for an element; null where it is stuck itself. */
export const stuckAbove = (
  win: Window,
  stuckModules: readonly StuckModule[],
  element: Element,
): number | null => {
  if (
    stuckModules.some(
      ({ element: stuck, isPaused, isSticky }) => isSticky && !isPaused && stuck.contains(element),
    )
  )
    return null;
  const { top, left, right } = element.getBoundingClientRect();
  const others = stuckModules.filter((module) => !module.element.contains(element));
  return coveredBy(others, {
    top: top + win.scrollY,
    left: left + win.scrollX,
    right: right + win.scrollX,
  });
};
