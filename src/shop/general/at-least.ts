/**
 * The value that a quantity field starts with: its minimum where it stands below that (specification
 * S5.17), null where it may stay. An empty field means "none" in a list of products.
 */
export const atLeast = (value: string, min: string): string | null => {
  const least = Number.parseFloat(min);
  return least >= 0 && Number.parseFloat(value) < least ? String(least) : null;
};
