import type { Fault } from '../report';

/**
 * How many faults of a family a page bears. Modules are many, and one that fails leaves the others at work;
 * where money is spent the first is enough. What has counted a visitor must not be followed by a script that
 * counts again: such a family goes only before it has done anything.
 */
const LIMITS: Readonly<Partial<Record<string, number>>> = {
  modules: 2,
  learndash: 1,
  pixel: Number.POSITIVE_INFINITY,
  abtest: Number.POSITIVE_INFINITY,
};

const counts = new Map<string, number>();

/**
 * Counts a fault of a family; true once it has more than its page bears. Code that cannot be had, or a
 * controller that does not start, is enough by itself, for nothing of it works; without a connection the old
 * scripts cannot be had either. `hasBegun`: something of the family works already.
 */
export const exceedsLimit = (
  family: string,
  { phase }: Fault,
  { isOnline, hasBegun }: { readonly isOnline: boolean; readonly hasBegun: boolean },
): boolean => {
  if (hasBegun && LIMITS[family] === Number.POSITIVE_INFINITY) return false;
  if (phase === 'load') return isOnline;
  if (phase === 'start') return true;
  const count = (counts.get(family) ?? 0) + 1;
  counts.set(family, count);
  return count > (LIMITS[family] ?? 0);
};
