import type { Edge, Settings } from './settings-on';

/** A border box in document pixels (specification S3.25). */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** Properties that stacking needs of a module. */
export interface Stacked {
  readonly id: string;
  readonly settings: Pick<Settings, 'position' | 'isSurrounded'>;
  /** Its place in the flow. */
  readonly flow: Box;
  readonly limit: Readonly<Record<Edge, Pick<Box, 'top' | 'bottom'> | null>>;
}

const NOWHERE = { right: 0, bottom: 0 };

/** Candidates that a module would collide with (sticky.md §5, rules 1 to 5). */
const aligned = ({ flow: own, limit }: Stacked, candidates: readonly Stacked[], limitAt: Edge) => {
  const bounds = limit[limitAt];
  let previous: Pick<Box, 'right' | 'bottom'> = NOWHERE;
  return candidates.filter(({ flow, limit: limits }) => {
    const other = limits[limitAt];
    if (other && !(bounds && other.top >= bounds.top && other.bottom <= bounds.bottom))
      return false;
    const isBeside = flow.left >= own.right || flow.right < own.left;
    const isCounted =
      flow.left > own.left && own.left <= previous.right && flow.top < previous.bottom;
    previous = flow;
    return !isBeside && !isCounted;
  });
};

/**
 * The modules stuck between each module and an edge, from top to bottom, by id (specification
 * S3.27). Modules come in document order; those that do not take part have no list.
 */
export const offsetModules = <T extends Stacked>(
  modules: readonly T[],
  edge: Edge,
): ReadonlyMap<string, readonly T[]> => {
  const lists = new Map<string, readonly T[]>();
  // A module hidden on this device is never stuck, and takes no space.
  const part = modules.filter(
    ({ flow, settings: { isSurrounded, position } }) =>
      isSurrounded && flow.right > flow.left && position.split('_').includes(edge),
  );
  // From the edge inwards, so that the list of the nearest neighbour is known already.
  const isTop = edge === 'top';
  for (const module of isTop ? part : [...part].reverse()) {
    const at = part.indexOf(module);
    const nearest = (
      isTop
        ? aligned(module, part.slice(0, at), 'bottom')
        : aligned(module, part.slice(at + 1), 'top')
    ).at(isTop ? -1 : 0) as T | undefined;
    const list = (nearest && lists.get(nearest.id)) ?? [];
    const own = nearest ? [nearest] : [];
    lists.set(module.id, isTop ? [...list, ...own] : [...own, ...list]);
  }
  return lists;
};
