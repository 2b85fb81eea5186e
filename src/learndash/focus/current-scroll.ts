/** Pixels; heights without padding. */
export interface CurrentFacts {
  /** From the top of the document. */
  readonly top: number;
  readonly height: number;
  readonly headerHeight: number;
  readonly headingHeight: number;
  readonly wrapperHeight: number;
}

/** How far the sidebar is scrolled so that an item stands at its lower edge (learndash.md §7.2). */
export const currentScroll = (facts: CurrentFacts): number => {
  const { top, height, headerHeight, headingHeight, wrapperHeight } = facts;
  return Math.max(0, top - (headerHeight + headingHeight + wrapperHeight - height));
};
