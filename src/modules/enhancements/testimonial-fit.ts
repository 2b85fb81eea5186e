export interface TestimonialFit {
  /** Pixels; null leaves the portrait alone. */
  readonly portrait: number | null;
  /** Pixels beside the portrait; null leaves the text to the style sheet. */
  readonly margin: number | null;
}

/** Columns too narrow to stand side by side (divi-modules.md §12.4). */
const narrow = ['1_3', '1_4', '1_5', '1_6', '2_5', '3_8'];
const PORTRAIT = 90;

/** Where portrait and text of a testimonial go, by the width of the window. */
export const testimonialFit = (
  windowWidth: number,
  { portraitWidth, columnType }: { portraitWidth: number; columnType: string },
): TestimonialFit => {
  if (windowWidth <= 767) return { portrait: null, margin: null };
  const isWide = windowWidth > 959;
  // A third is narrow on a desktop only.
  const isNarrow = narrow.includes(columnType) && (isWide || columnType !== '1_3');
  return {
    portrait: isWide && portraitWidth > PORTRAIT ? PORTRAIT : null,
    margin: isNarrow ? 0 : portraitWidth,
  };
};
