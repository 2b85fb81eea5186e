import type { Changes } from '../../runtime/kit';
import { emitter } from '../kit';
import type { Page } from '../../runtime/page';
import {
  galleryImage,
  galleryInitZoom,
  galleryReset,
  images,
  product,
  thumbClicked,
} from './names';
import type { VariationImage } from './variation';

interface ImageOptions {
  readonly page: Page;
  readonly changes: Changes;
  readonly form: HTMLElement;
}

/** The product's picture follows the chosen variation (woocommerce.md §7.1). */
export const createImageSwitch = ({ page, changes, form }: ImageOptions) => {
  const parts = () => {
    const box = form.closest(product)?.querySelector<HTMLElement>(images);
    const slide = box?.querySelector<HTMLElement>(`${galleryImage}, ${galleryImage}--placeholder`);
    const picture = slide?.querySelector<HTMLElement>('.wp-post-image') ?? null;
    const link = slide?.querySelector('a') ?? null;
    const thumb = box?.querySelector('.flex-control-nav li:first-child img') ?? null;
    return { box, slide, picture, link, thumb };
  };

  const set = (element: Element | null | undefined, attributes: Record<string, string | null>) => {
    if (!element) return;
    for (const [name, value] of Object.entries(attributes)) {
      changes.setAttribute(element, name, value ?? undefined);
    }
  };

  const apply = (image: VariationImage | null) => {
    const { box, slide, picture, link, thumb } = parts();
    if (!box) return;
    const twin =
      image?.gallery_thumbnail_src &&
      [...box.querySelectorAll('.flex-control-nav img')].find(
        (other) => other.getAttribute('src') === image.gallery_thumbnail_src,
      );
    if (twin) {
      // The first thumbnail may show it because an earlier choice has the same picture.
      if (twin !== thumb || picture?.getAttribute('src') !== image.src) apply(null);
      twin.dispatchEvent(new Event(thumbClicked));
      return;
    }
    set(picture, {
      src: image?.src || null,
      height: image?.src_h || null,
      width: image?.src_w || null,
      srcset: image ? image.srcset : null,
      sizes: image ? image.sizes : null,
      title: image ? image.title : null,
      'data-caption': image ? image.caption : null,
      alt: image ? image.alt : null,
      'data-src': image?.full_src || null,
      'data-large_image': image?.full_src || null,
      'data-large_image_width': image?.full_src_w || null,
      'data-large_image_height': image?.full_src_h || null,
    });
    set(slide, { 'data-thumb': image?.src || null });
    set(thumb, { src: image?.gallery_thumbnail_src || null });
    set(link, { href: image?.full_src || null });
  };

  return {
    /** Null gives the product's own picture back. */
    show(image: VariationImage | null, imageId: string): void {
      apply(image?.src ? image : null);
      const { box } = parts();
      if (!box || form.getAttribute('current-image') === (imageId || null)) return;
      changes.setAttribute(form, 'current-image', imageId || undefined);
      const emit = emitter(page, box);
      emit(galleryReset);
      emit(galleryInitZoom);
    },
  };
};
