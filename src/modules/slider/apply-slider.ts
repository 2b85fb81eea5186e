import { applyAttributes, applyClasses, applyStyles, type Changes } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import type { Page } from '../../runtime/page';
import * as names from './names';
import { hasColours, type SliderElements } from './read-slider';
import type { SliderState } from './slider-state';

export interface SliderLook extends SliderState {
  readonly isHovered: boolean;
  /** Whether slides change automatically. */
  readonly isRotating: boolean;
}

/** Roles, states and classes of a slider (WAI-ARIA carousel pattern), with and without the island. */
export const applySlider = (
  changes: Changes,
  { root, slides, lists, images, keepsColours, label }: SliderElements,
  { labels, mode }: Pick<Page, 'labels' | 'mode'>,
  { count, active, leaving, left, towards, moves, isHovered, isRotating }: SliderLook,
): void => {
  const shown = slides[active];
  if (!shown) return;
  const hasControls = count > 1;
  // Colours of arrows and dots follow the slide that has fully appeared.
  const settled = slides[leaving ?? active] ?? shown;
  const isLight = settled.classList.contains(divi.bgLight);
  const takesColours = !keepsColours || (moves > 0 && hasColours(settled));
  applyClasses(changes, [root], () => ({
    ...(takesColours ? { [divi.bgLight]: isLight, [divi.bgDark]: !isLight } : {}),
    [names.hovered]: isHovered || null,
    ...Object.fromEntries(
      ['next', 'previous', ...slides.keys()].map((to) => [
        names.towards + to,
        towards === to || null,
      ]),
    ),
  }));
  const slideId = shown.getAttribute(names.slideId);
  applyAttributes(changes, [root], () => ({
    ...(slideId ? { [names.activeSlide]: slideId } : {}),
    ...(hasControls
      ? {
          role: 'region',
          'aria-roledescription': labels('carousel'),
          // Landmarks need distinct names.
          'aria-label': label,
        }
      : {}),
  }));
  applyClasses(changes, slides, (index) => ({
    [names.active]: index === active,
    [names.moved]: index === left || null,
    [names.leaving]: index === leaving || null,
  }));
  applyStyles(changes, slides, (index) => {
    const stays = index === active || (mode.isBuilder && index === left);
    const untouched = moves === 0 && index === active;
    return {
      display: untouched ? null : stays ? 'block' : index === leaving ? 'list-item' : 'none',
      'z-index': moves === 0 ? null : index === leaving ? '2' : '1',
    };
  });
  applyAttributes(changes, hasControls ? slides : [], (index) => ({
    role: 'group',
    'aria-roledescription': labels('slide'),
    'aria-label': labels('slideOf', { n: index + 1, m: count }),
    // The slide that fades out is still displayed, but not available to the visitor.
    inert: index === active ? null : '',
  }));
  applyAttributes(changes, hasControls ? lists : [], () => ({
    'aria-live': isRotating ? 'off' : 'polite',
  }));
  // Once shown, an image keeps the class that makes it visible.
  applyClasses(changes, images[active] ?? [], () => ({ [names.shownImage]: true }));
};
