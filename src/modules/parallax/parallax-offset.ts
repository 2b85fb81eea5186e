/** Share of the scrolled distance that a background moves (specification S9.28). */
const FACTOR = 0.3;

interface Box {
  /** Pixels from the top of the document. */
  readonly top: number;
  readonly height: number;
}

/** Height that a background needs to cover its box at every scroll position, in pixels. */
export const parallaxHeight = (viewport: number, { height }: Pick<Box, 'height'>): number =>
  FACTOR * viewport + height;

/**
 * Downward offset of a background in pixels: 0 when its box enters at the bottom, growing until the
 * box has left at the top; clamped at both ends, where it is not visible.
 */
export const parallaxOffset = (scrollY: number, viewport: number, { top, height }: Box): number => {
  const way = Math.max(0, Math.min(viewport + height, scrollY + viewport - top));
  return FACTOR * way;
};
