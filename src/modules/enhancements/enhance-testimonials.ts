import { watchWidth } from '../../runtime/kit';
import * as names from './names';
import { testimonialFit } from './testimonial-fit';
import type { Enhancement } from './enhancement';

/** Puts the text of a testimonial beside its portrait, whenever the width changes. */
export const enhanceTestimonials: Enhancement = (find, { page, onEnd }) => {
  for (const root of find(`.${names.testimonial}`)) {
    const portrait = root.querySelector<HTMLElement>(`:scope > .${names.portrait}`);
    const text = root.querySelector<HTMLElement>(`:scope > .${names.testimonialText}`);
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
