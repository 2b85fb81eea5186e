export interface Point {
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly at: number;
}

/** Limits of the old touch library (divi-modules.md §6.3), in pixels and milliseconds. */
const MIN_X = 30;
const MAX_Y = 30;
const MAX_MS = 1000;

/** Rounding of engines stays below. */
const ZOOMED = 1.01;

/** Whether a visitor has zoomed in with two fingers: one finger then moves the zoomed page. */
export const isZoomedIn = ({ visualViewport }: Window): boolean =>
  (visualViewport?.scale ?? 1) > ZOOMED;

/** The direction of a swipe, or null for anything else. */
export const swipeOf = (from: Point, to: Point): 'left' | 'right' | null => {
  const x = to.x - from.x;
  const isSwipe =
    Math.abs(x) > MIN_X && Math.abs(to.y - from.y) < MAX_Y && to.at - from.at < MAX_MS;
  return isSwipe ? (x < 0 ? 'left' : 'right') : null;
};
