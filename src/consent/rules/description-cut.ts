/** Below this width the shorter limit holds (S9.02). */
const NARROW = 376;

export interface Description {
  readonly viewportWidth: number;
  readonly textLength: number;
  /** Length of each top-level paragraph with its tags, as the old script measures. */
  readonly paragraphs: readonly number[];
}

/** What a collapsed description shows: up to a paragraph, or characters of the only one. */
export type DescriptionCut = { readonly paragraph: number } | { readonly characters: number };

/**
 * Where a collapsed description ends, or null where nothing is cut: 150 characters on narrow screens,
 * else 300; of several paragraphs at the end of one (S9.02; cookieyes.md §7.2).
 */
export const descriptionCut = ({
  viewportWidth,
  textLength,
  paragraphs,
}: Description): DescriptionCut | null => {
  const limit = viewportWidth < NARROW ? 150 : 300;
  if (paragraphs.length < 2) return textLength > limit ? { characters: limit } : null;
  if (textLength < limit) return null;
  let total = 0;
  const cut = paragraphs.findIndex((length) => {
    total += length;
    return total > limit;
  });
  return cut < 0 || cut === paragraphs.length - 1 ? null : { paragraph: cut };
};
