interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels between the focused element and what would cover it, for the outline. */
const GAP = 8;

/**
 * Pixels to scroll, positive for down, so that a box is not covered by an element fixed to the
 * window: above or below it, depending on the nearer edge. Of a box higher than the remaining
 * space, the beginning is shown.
 */
export const scrollClearOf = (box: Edges, cover: Edges, windowHeight: number): number => {
  const isAtTop = cover.top < windowHeight - cover.bottom;
  const toTop = box.top - (isAtTop ? cover.bottom : 0) - GAP;
  if (isAtTop) return toTop;
  return Math.min(box.bottom - cover.top + GAP, toTop);
};
