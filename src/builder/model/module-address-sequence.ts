/** Parts of an address are indices: digits, nothing else. */
const INDEX = /^\d+$/;

/**
 * An address and all its ancestors, outermost first: `0.1` → `0`, `0.1`. A part that is no number
 * makes the whole result empty (specification S5.27).
 */
export const moduleAddressSequence = (
  address: string | readonly string[] | undefined,
): readonly string[] => {
  const parts = typeof address === 'string' ? address.split('.') : (address ?? []);
  if (!parts.every((part) => INDEX.test(part))) return [];
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'));
};
