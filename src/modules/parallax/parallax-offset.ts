/** Share of the scrolled way that a background moves (specification S9.28). */
const FACTOR = 0.3;

interface Box {
  /** Pixels from the top of the document. */
  readonly top: number;
  readonly height: number;
}

/** Height in pixels that a background needs to cover its box at every scroll position. */
export const parallaxHeight = (viewport: number, { height }: Pick<Box, 'height'>): number =>
  FACTOR * viewport + height;

/**
 * Pixels that a background is moved down: 0 when its box comes in at the bottom, growing until the
 * box has left at the top; held at both ends, where nobody sees it.
 */
export const parallaxOffset = (scrollY: number, viewport: number, { top, height }: Box): number => {
  const way = Math.max(0, Math.min(viewport + height, scrollY + viewport - top));
  return FACTOR * way;
};
