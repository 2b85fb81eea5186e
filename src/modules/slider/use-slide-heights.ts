import { useLayoutEffect } from 'react';
import { createChanges, watchWidth } from '../../runtime/dom';
import * as names from './names';

/** The share of the slider's height that a picture may take (contract divi-modules.md §6.7). */
const IMAGE_SHARE = 0.8;

/**
 * Gives the containers of all slides the height of the tallest slide, so that the page below does
 * not jump, and centres pictures. Measured again when the width changes or a hidden slider is shown.
 */
export const useSlideHeights = (root: HTMLElement, slides: readonly HTMLElement[]): void => {
  useLayoutEffect(() => {
    const containers = slides.flatMap(
      (slide) => slide.querySelector<HTMLElement>(`.${names.container}`) ?? [],
    );
    const pictures = slides.flatMap((slide) => [
      ...slide.querySelectorAll<HTMLElement>(`.${names.image} > img`),
    ]);
    const isPlacedByTheme = root.parentElement?.classList.contains(names.firstSection);
    if (containers.length === 0 || isPlacedByTheme) return;

    const { again, undo } = watchWidth(root, ({ setStyle }) => {
      if (root.clientWidth === 0) return;
      // Hidden slides have no height; they are shown for the time of one measurement.
      const shown = createChanges();
      for (const slide of slides) shown.setStyle(slide, 'display', 'block');
      const limit = root.clientHeight * IMAGE_SHARE;
      if (limit > 0) {
        for (const picture of pictures) setStyle(picture, 'max-height', `${limit}px`);
      }
      const tallest = Math.max(...slides.map((slide) => slide.clientHeight));
      const heights = pictures.map((picture) => picture.parentElement?.offsetHeight ?? 0);
      shown.undo();
      pictures.forEach(({ parentElement: frame }, index) => {
        if (frame?.closest(`.${names.slide}`)?.classList.contains(names.centred)) {
          setStyle(frame, 'margin-top', `${(heights[index] ?? 0) / -2}px`);
        }
      });
      if (tallest < 1) return;
      for (const container of containers) setStyle(container, 'height', `${tallest}px`);
    });
    // Pictures that arrive later change the height of their slide; `load` does not bubble.
    root.addEventListener('load', again, { capture: true });
    return () => {
      root.removeEventListener('load', again, { capture: true });
      undo();
    };
  }, [root, slides]);
};
