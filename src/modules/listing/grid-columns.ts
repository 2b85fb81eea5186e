interface Grid {
  /** Inner width of the container. */
  readonly width: number;
  /** Width of an item with its margin, and the margin alone. */
  readonly unit: number;
  readonly gap: number;
}

/** How many items stand side by side, by the old script's arithmetic (divi-modules.md §4.3). */
export const gridColumns = ({ width, unit, gap }: Grid): number =>
  unit > 0 ? Math.max(1, Math.round((width + gap) / unit)) : 1;
