/** Specification S9.34: milliseconds for each started 1000 px, at least, at most. */
const STEP_MS = 400;
const STEP = 1000;
const MIN_MS = 800;
const MAX_MS = 6000;

/** Milliseconds that scrolling over a distance in pixels takes; 0 for no distance. */
export const scrollDuration = (distance: number): number =>
  distance === 0
    ? 0
    : Math.min(MAX_MS, Math.max(MIN_MS, Math.ceil(Math.abs(distance) / STEP) * STEP_MS));
