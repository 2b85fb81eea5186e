interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels between what has the focus and what would cover it: room for the ring. */
const GAP = 8;

/**
 * How far the page has to scroll, in pixels, down where it is more than 0, for a box to come out from under
 * something that is fixed to the window: above it or below it, whichever edge of the window that is nearer to.
 * Of a box that is higher than what is left the beginning is shown.
 */
export const freeFrom = (box: Edges, cover: Edges, windowHeight: number): number => {
  const isAtTop = cover.top < windowHeight - cover.bottom;
  const toTop = box.top - (isAtTop ? cover.bottom : 0) - GAP;
  if (isAtTop) return toTop;
  return Math.min(box.bottom - cover.top + GAP, toTop);
};
