import { effectValue } from './effect-value';
import type { Effect } from './read-effects';

/** What an element looks like at one moment; null leaves a property to the style sheet. */
export interface MotionStyles {
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
 * The styles of an element whose effects stand at these positions. Functions of a transform are put
 * together by name; a later one of the same name takes the place of an earlier.
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
