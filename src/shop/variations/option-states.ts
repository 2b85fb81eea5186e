import { type Choice, isMatch } from './find-variation';
import type { Variation } from './variation';

/** An option that is missing here fits no variation and is not offered. */
export type OptionStates = ReadonlyMap<string, 'enabled' | 'attached'>;

/**
 * What the options of one attribute are good for, given what is chosen in the others. A variation
 * that leaves the attribute open stands for every value.
 */
export const optionStates = (
  variations: readonly Variation[],
  name: string,
  { choice, values }: { readonly choice: Choice; readonly values: readonly string[] },
): OptionStates => {
  const others = { ...choice, [name]: '' };
  const states = new Map<string, 'enabled' | 'attached'>();
  for (const { attributes, variation_is_active } of variations) {
    if (!isMatch(attributes, others)) continue;
    const value = attributes[name] ?? '';
    for (const each of value === '' ? values : [value]) {
      if (variation_is_active) states.set(each, 'enabled');
      else if (!states.has(each)) states.set(each, 'attached');
    }
  }
  return states;
};
