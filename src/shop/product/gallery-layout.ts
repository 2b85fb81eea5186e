import type { EarlyLayout } from '../../runtime/first-layout';
import { createThumbnail } from './create-thumbnail';
import * as names from './names';

/** One picture and the row of small ones, as the gallery will have them. */
export const productGalleryLayout: EarlyLayout = {
  family: 'shop',
  selector: names.gallery,
  layOut(root, changes) {
    const slides = [...root.querySelectorAll<HTMLElement>(names.galleryImage)];
    if (slides.length < 2) return undefined;
    for (const slide of slides.slice(1)) changes.setStyle(slide, 'display', 'none');
    const list = root.ownerDocument.createElement('ol');
    list.className = names.thumbs;
    for (const slide of slides) {
      const item = root.ownerDocument.createElement('li');
      item.append(createThumbnail(slide));
      list.append(item);
    }
    root.append(list);
    return () => list.remove();
  },
};
