import type { Curve, Effect } from './read-effects';

/**
 * Position of a line in the window: 0 at the bottom, 100 at the top, clamped.
 *
 * @param line pixels from the top of the document
 * @param scrollY scroll position of the document, in pixels
 * @param height height of the window, in pixels
 */
export const positionOf = (line: number, scrollY: number, height: number): number =>
  height > 0 ? Math.min(100, Math.max(0, 100 - (100 * (line - scrollY)) / height)) : 0;

/** Interpolates between two positions; an empty range counts as its start. */
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

/** Styles of an element at one position; null leaves a property to the style sheet. */
interface MotionStyles {
  readonly transform: string | null;
  readonly opacity: string | null;
  readonly filter: string | null;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

const functionsOf = (resolver: Effect['resolver'], value: number): Record<string, string> => {
  const share = round(value / 100, 3);
  switch (resolver) {
    case 'translateX':
    case 'translateY':
      return { [resolver]: `${Math.round(100 * value)}px` };
    case 'scale':
      return { scale3d: `${share}, ${share}, ${share}` };
    case 'rotate':
      return { rotate3d: `0, 0, 1, ${round(value, 3)}deg` };
    default:
      return {};
  }
};

/**
 * Styles of an element for the positions of its effects. Transform functions are merged by name; a
 * later one replaces an earlier.
 */
export const stylesOf = (
  moving: readonly { readonly effect: Effect; readonly at: number }[],
): MotionStyles => {
  const functions: Record<string, string> = {};
  let opacity: string | null = null;
  let filter: string | null = null;
  for (const { effect, at } of moving) {
    const value = effectValue(effect, at);
    if (effect.resolver === 'opacity') opacity = `${round(value / 100, 3)}`;
    else if (effect.resolver === 'blur') filter = `blur(${Math.round(value)}px)`;
    Object.assign(functions, effect.transforms, functionsOf(effect.resolver, value));
  }
  const transform = Object.entries(functions).map(([name, value]) => `${name}(${value})`);
  return { transform: transform.length > 0 ? transform.join(' ') : null, opacity, filter };
};
