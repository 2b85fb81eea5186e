interface Seen {
  /** Pixels from the top of what is seen to the top of the element, its frame counted in. */
  readonly top: number;
  /** Pixels that a fixed header covers; 0 for one that scrolls away. */
  readonly headerHeight?: number;
  readonly viewportHeight: number;
}

/**
 * Whether the top of an element can be seen below the header, both edges included
 * (builder.md §14.3).
 */
export const isInViewport = ({ top, headerHeight = 0, viewportHeight }: Seen): boolean =>
  top >= headerHeight && top <= viewportHeight;
