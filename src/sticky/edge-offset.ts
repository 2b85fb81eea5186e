import type { Edge, Settings } from './settings-on';

/** Parts of the page that are fixed at an edge, in pixels (sticky.md §6). */
export interface Bars {
  /** For all modules, such as the admin bar. */
  readonly always: number;
  /** For modules that respect their surroundings: the theme's navigation. */
  readonly surrounding: number;
}

interface Stuck {
  readonly settings: Pick<Settings, 'offset'>;
  readonly heightSticky: number;
}

/** The height of the modules between one and an edge. */
export const surroundingOffset = (edge: Edge, others: readonly Stuck[] = []): number =>
  others.reduce((sum, other) => sum + other.settings.offset[edge] + other.heightSticky, 0);

/** Where a module is stuck, in pixels from an edge. Without `others` it ignores its surroundings. */
export const edgeOffset = (
  edge: Edge,
  { settings }: Stuck,
  { others, bars }: { readonly others: readonly Stuck[] | undefined; readonly bars: Bars },
): number =>
  settings.offset[edge] +
  bars.always +
  surroundingOffset(edge, others) +
  (others ? bars.surrounding : 0);
