import type { Curve } from './read-effects';

/**
 * Where a line stands in the window: 0 at its bottom, 100 at its top, clamped.
 *
 * @param line pixels from the top of the document
 * @param scrollY pixels that the document is scrolled
 * @param height pixels of the window
 */
export const positionOf = (line: number, scrollY: number, height: number): number =>
  height > 0 ? Math.min(100, Math.max(0, 100 - (100 * (line - scrollY)) / height)) : 0;

/** A value on the way between two places; an empty way counts as its beginning. */
const between = (at: number, [from, to]: readonly number[], [a, b]: readonly number[]) => {
  const [low = 0, high = 0, first = 0, last = 0] = [from, to, a, b];
  const share = high > low ? Math.min(1, Math.max(0, (at - low) / (high - low))) : 0;
  return first + (last - first) * share;
};

/** The value of an effect at a position (divi-effects.md §2). */
export const effectValue = (curve: Curve, at: number): number => {
  const { start, midStart, midEnd, end, startValue, midValue, endValue } = curve;
  if (at < midStart) return between(at, [start, midStart], [startValue, midValue]);
  if (at > midEnd) return between(at, [midEnd, end], [midValue, endValue]);
  return midValue;
};
