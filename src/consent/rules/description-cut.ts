/** Below this width the shorter limit holds (S9.02). */
const NARROW = 376;

export interface Description {
  readonly viewportWidth: number;
  readonly textLength: number;
  /** Length of each top-level paragraph with its tags, as the old script measures. */
  readonly paragraphs: readonly number[];
}

/**
 * Index of the last paragraph that a collapsed description shows, or null where nothing is cut:
 * 150 characters on narrow screens, else 300, always at the end of a paragraph (S9.02; contract
 * consent.md §9.4).
 */
export const descriptionCut = ({ viewportWidth, textLength, paragraphs }: Description) => {
  const limit = viewportWidth < NARROW ? 150 : 300;
  if (textLength < limit || paragraphs.length < 2) return null;
  let total = 0;
  const cut = paragraphs.findIndex((length) => {
    total += length;
    return total > limit;
  });
  return cut < 0 || cut === paragraphs.length - 1 ? null : cut;
};
