import type { Variation } from './variation';

/** Attribute → chosen value; empty before a choice. */
export type Choice = Readonly<Record<string, string>>;

export const isComplete = (choice: Choice): boolean =>
  Object.keys(choice).length > 0 && Object.values(choice).every((value) => value !== '');

/** An attribute that is empty on either side stands for any value. */
export const isMatch = (attributes: Choice, choice: Choice): boolean =>
  Object.entries(attributes).every(([name, value]) => {
    const chosen = choice[name] ?? '';
    return value === '' || chosen === '' || value === chosen;
  });

/** The first matching variation, as upstream chooses it (woocommerce.md §7.1). */
export const findVariation = (
  variations: readonly Variation[],
  choice: Choice,
): Variation | undefined => variations.find(({ attributes }) => isMatch(attributes, choice));

/** Options missing here match no variation and are not offered. */
export type OptionStates = ReadonlyMap<string, 'enabled' | 'attached'>;

/**
 * State of each option of one attribute, given the choices in the others. A variation with an empty
 * attribute stands for every value.
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
