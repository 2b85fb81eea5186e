import type { Page } from '../../runtime/page';
import { productGlobal } from '../../runtime/names/woocommerce';
import { galleryDefaults, galleryTemplate } from './names';
import type { Variation } from './variation';

/**
 * Whether variations of a form may bring galleries. Without the settings of product pages nobody starts
 * a gallery, and what is put in would stay as invisible as it is printed.
 */
export const hasGalleries = (
  { globals }: Page,
  form: HTMLElement,
  variations: readonly Variation[] | null,
): boolean =>
  globals.has({ name: productGlobal }) &&
  (globals.has({ name: galleryDefaults }) ||
    form.querySelector(galleryTemplate) !== null ||
    variations?.some((variation) => variation.gallery_images_html !== '') === true);
