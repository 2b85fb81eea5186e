import type { Changes } from '../../runtime/kit';
import * as names from './full-screen-names';

/** Pixels below what stands at the bottom of the window. */
const MARGIN = '80px';

/** Places text and picture of a full-screen header (divi-layout.md §6.2). */
export const arrange = (section: Element, changes: Changes, height: number): void => {
  const container = section.querySelector<HTMLElement>(names.container);
  if (!container) return;
  changes.setStyle(container, 'min-height', `${height}px`);
  const contentBox = container.querySelector<HTMLElement>(names.contentBox);
  const imageBox = container.querySelector<HTMLElement>(names.imageBox);
  const placeOf = (box: Element | null) =>
    [names.center, names.bottom].find((name) => box?.classList.contains(name));
  const [content, image] = [placeOf(contentBox), placeOf(imageBox)];

  if (!container.classList.contains(names.center)) {
    if (!contentBox && imageBox) changes.setStyle(container, 'justify-content', 'flex-end');
    return;
  }
  if (content && image) changes.setClass(container, names.arrangement(content, image), true);
  const text = contentBox?.querySelector<HTMLElement>(names.content);
  const picture = imageBox?.querySelector<HTMLElement>(names.image);
  if (text && content === names.bottom && !image) changes.setStyle(text, 'margin-bottom', MARGIN);
  if (!contentBox || !imageBox) return;
  if (content === names.center && image === names.bottom) {
    const rest = height - imageBox.offsetHeight;
    changes.setStyle(contentBox, 'min-height', rest > 0 ? `${rest}px` : null);
    changes.setStyle(contentBox, 'height', rest > 0 ? '10px' : null);
  }
  if (content === names.bottom && image === names.center) {
    if (picture) changes.setStyle(picture, 'margin-bottom', MARGIN);
    changes.setStyle(imageBox, 'align-self', 'flex-end');
  }
};
