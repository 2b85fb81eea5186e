import type { Edge, Settings } from './settings-on';

/** What of the page itself is fixed at an edge, in pixels (sticky.md §6). */
export interface Bars {
  /** Always in the way, such as the admin bar. */
  readonly always: number;
  /** In the way of modules that heed their surroundings: the theme's navigation. */
  readonly surrounding: number;
}

interface Stuck {
  readonly settings: Pick<Settings, 'offset'>;
  readonly heightSticky: number;
}

/** The room that the modules between one and an edge take. */
export const surroundingOffset = (edge: Edge, others: readonly Stuck[] = []): number =>
  others.reduce((sum, other) => sum + other.settings.offset[edge] + other.heightSticky, 0);

/** Where a module is stuck: pixels from an edge. Without `others` it heeds no surroundings. */
export const edgeOffset = (
  edge: Edge,
  { settings }: Stuck,
  { others, bars }: { readonly others: readonly Stuck[] | undefined; readonly bars: Bars },
): number =>
  settings.offset[edge] +
  bars.always +
  surroundingOffset(edge, others) +
  (others ? bars.surrounding : 0);
