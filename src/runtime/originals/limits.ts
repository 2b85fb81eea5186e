import type { Fault } from '../report';

/**
 * Number of faults of a family that a page tolerates. Modules are many, and a failing one leaves
 * the others working; where money is spent, the first fault is enough. A family that has counted a
 * visitor must not be followed by a script that counts again, so it is handed back only before it
 * has done anything.
 */
const LIMITS: Readonly<Partial<Record<string, number>>> = {
  modules: 2,
  learndash: 1,
  pixel: Number.POSITIVE_INFINITY,
  abtest: Number.POSITIVE_INFINITY,
};

const counts = new Map<string, number>();

/**
 * Counts a fault of a family; true once there are more than the page tolerates. A chunk that fails
 * to load, or a controller that fails to start, is enough on its own, as nothing of it works;
 * offline, the old scripts could not load either. `hasBegun`: some mount of the family works
 * already.
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
