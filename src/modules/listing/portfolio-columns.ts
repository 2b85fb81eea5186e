/** From which width of the container how many columns (specification S9.25), in pixels. */
const steps = [
  [1600, 5],
  [1024, 4],
  [768, 3],
  [480, 2],
] as const;

export const portfolioColumns = (width: number): number =>
  steps.find(([from]) => width >= from)?.[1] ?? 1;

/** Height of an item by its width (specification S9.25). */
const SHAPE = 0.75;

export const portfolioItemHeight = (width: number): number =>
  (width / portfolioColumns(width)) * SHAPE;
