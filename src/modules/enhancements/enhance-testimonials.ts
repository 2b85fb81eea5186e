import * as names from './names';
import { watchWidth } from '../../runtime/kit';
import type { Enhancement } from './enhancement';

interface TestimonialFit {
  /** Width in pixels; null leaves the portrait alone. */
  readonly portrait: number | null;
  /** Margin beside the portrait in pixels; null leaves the text to the style sheet. */
  readonly margin: number | null;
}

/** Columns too narrow for text beside the portrait (divi-modules.md §12.4). */
const narrow = ['1_3', '1_4', '1_5', '1_6', '2_5', '3_8'];
const PORTRAIT = 90;

/** Layout of portrait and text for a window width. */
export const testimonialFit = (
  windowWidth: number,
  { portraitWidth, columnType }: { portraitWidth: number; columnType: string },
): TestimonialFit => {
  if (windowWidth <= 767) return { portrait: null, margin: null };
  const isWide = windowWidth > 959;
  // A third is narrow on desktops only.
  const isNarrow = narrow.includes(columnType) && (isWide || columnType !== '1_3');
  return {
    portrait: isWide && portraitWidth > PORTRAIT ? PORTRAIT : null,
    margin: isNarrow ? 0 : portraitWidth,
  };
};

/** Lays out the text of a testimonial beside its portrait, whenever the width changes. */
export const enhanceTestimonials: Enhancement = (find, { page, onEnd }) => {
  for (const root of find(`.${names.testimonial}`)) {
    const portrait = root.querySelector<HTMLElement>(`.${names.portrait}`);
    const text = root.querySelector<HTMLElement>(`.${names.testimonialText}`);
    if (!portrait || !text) continue;
    const columnType =
      [...(root.closest(`.${names.column}`)?.classList ?? [])].flatMap(
        (name) => names.columnType.exec(name)?.[1] ?? [],
      )[0] ?? '';
    const { undo } = watchWidth(root, ({ setStyle }) => {
      if (root.clientWidth === 0) return;
      const { marginLeft, marginRight } = page.window.getComputedStyle(portrait);
      const margins = (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0);
      const fit = testimonialFit(page.document.documentElement.clientWidth, {
        portraitWidth: portrait.offsetWidth,
        columnType,
      });
      if (fit.portrait !== null) {
        setStyle(portrait, 'padding-bottom', '0px');
        setStyle(portrait, 'width', `${fit.portrait}px`);
        setStyle(portrait, 'height', `${fit.portrait}px`);
      }
      if (fit.margin === null) return;
      setStyle(text, 'margin-left', `${fit.margin === 0 ? 0 : fit.margin + margins}px`);
    });
    onEnd(undo);
  }
};
