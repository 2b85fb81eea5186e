import type { Page } from '../../runtime/page';
import { activeSlide, galleryDestroyed, galleryImage } from '../product/names';
import { galleryThumbs } from '../variations/names';
import { connected, type Methods, notify } from './collection';
import * as names from './names';

/** Whether another script has left the pictures of a gallery as they were when it started. */
const isIntact = (gallery: Element): boolean => {
  const slides = gallery.querySelectorAll(galleryImage);
  if (slides.length < 2) return true;
  const thumbs = gallery.querySelectorAll(galleryThumbs);
  return thumbs.length === slides.length && gallery.querySelector(`.${activeSlide}`) !== null;
};

/** What the script of product pages offered (woocommerce.md §7.6). */
export const galleryMethods = ({ scan }: Page): Methods => ({
  [names.productGallery]() {
    for (const gallery of connected(this)) {
      // One that runs ends, as the server has printed it, and starts with what is in it now.
      if (!isIntact(gallery)) notify(gallery, galleryDestroyed);
      scan(gallery);
    }
    return this;
  },
});
