import { safeUrl } from '../../../runtime/kit';
import * as names from './names';

interface Options {
  readonly slides: readonly HTMLElement[];
  /** What the button of a slide is called. */
  readonly labelOf: (index: number) => string;
}

const element = (doc: Document, name: 'div' | 'a', className: string) => {
  const created = doc.createElement(name);
  created.className = className;
  return created;
};

/** Thumbnails with the markup that the site's style sheet knows, in the order of the slides. */
export const createThumbnails = (doc: Document, { slides, labelOf }: Options) => {
  const root = element(doc, 'div', names.carousel);
  const track = element(doc, 'div', names.items);
  const buttons: HTMLElement[] = [];
  const items = slides.map((slide, index) => {
    const item = element(doc, 'div', names.item);
    const overlay = element(doc, 'div', names.overlay);
    const hover = element(doc, 'div', names.overlayHover);
    const button = element(doc, 'a', names.play);
    const image = safeUrl(slide.getAttribute(names.image), doc.baseURI);
    item.setAttribute(names.slideId, String(index));
    overlay.style.backgroundImage = image ? `url(${JSON.stringify(image.href)})` : 'none';
    button.setAttribute('href', '#');
    button.setAttribute('role', 'button');
    button.setAttribute('aria-label', labelOf(index));
    buttons.push(button);
    hover.append(button);
    overlay.append(hover);
    item.append(overlay);
    return item;
  });
  track.append(...items);
  root.append(track);
  return { root, track, items, buttons };
};
