import type { Variation } from './variation';

/** Attribute → chosen value; empty where nothing is chosen yet. */
export type Choice = Readonly<Record<string, string>>;

export const isComplete = (choice: Choice): boolean =>
  Object.keys(choice).length > 0 && Object.values(choice).every((value) => value !== '');

/** An attribute that is empty on either side stands for any value. */
export const isMatch = (attributes: Choice, choice: Choice): boolean =>
  Object.entries(attributes).every(([name, value]) => {
    const chosen = choice[name] ?? '';
    return value === '' || chosen === '' || value === chosen;
  });

/** The first variation that fits, as upstream chooses it (woocommerce.md §7.1). */
export const findVariation = (
  variations: readonly Variation[],
  choice: Choice,
): Variation | undefined => variations.find(({ attributes }) => isMatch(attributes, choice));
