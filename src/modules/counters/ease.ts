/** Ease-in-out-quadratic, the curve of the old counters (divi-modules.md §11.2). */
export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));
