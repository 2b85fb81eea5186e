import type { Changes } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { emitter } from '../woocommerce';
import type { ChooserState } from './chooser-state';
import {
  galleryImage,
  galleryInitZoom,
  galleryReset,
  images,
  imageUpdate,
  product,
  thumbClicked,
} from './names';
import type { Variation, VariationImage } from './variation';

interface ViewOptions {
  readonly page: Page;
  readonly changes: Changes;
  readonly form: HTMLElement;
}

/** Shows a gallery instead of the product's own, which empty HTML restores. Returns whether one is shown. */
export type ShowGallery = (html: string) => boolean;

/** Where galleries of variations are shown. */
export interface GalleryPlace {
  readonly form: HTMLElement;
  /** Undoes a variation's changes to a gallery. */
  release(gallery: HTMLElement): void;
  use(show: ShowGallery): void;
}

/** What the product around a form shows of a variation: SKU, weight, size and image (woocommerce.md §7.1). */
export const createProductView = ({ page, changes, form }: ViewOptions) => {
  const originals = new Map<Element, string>();
  let showGallery: ShowGallery = () => false;

  const setText = (selector: string, text: string | undefined) => {
    for (const element of form.closest(product)?.querySelectorAll(selector) ?? []) {
      if (!originals.has(element)) originals.set(element, element.textContent ?? '');
      const wanted = text || (originals.get(element) ?? '');
      if (element.textContent !== wanted) element.textContent = wanted;
    }
  };
  const setTexts = (variation: Variation | null) => {
    setText('.product_meta .sku', variation?.sku);
    setText(
      '.product_weight, .woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value',
      variation?.weight_html,
    );
    setText(
      '.product_dimensions, .woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value',
      variation?.dimensions_html.replaceAll('&times;', '×'),
    );
  };

  const set = (element: Element | null | undefined, attributes: Record<string, string | null>) => {
    if (!element) return;
    for (const [name, value] of Object.entries(attributes)) {
      changes.setAttribute(element, name, value ?? undefined);
    }
  };
  /** Sets the image of the first slide, the product's own where there is none. */
  const fillSlide = (box: HTMLElement, image: VariationImage | null) => {
    const slide = box.querySelector<HTMLElement>(`${galleryImage}, ${galleryImage}--placeholder`);
    set(slide?.querySelector('.wp-post-image'), {
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
    const small = image?.gallery_thumbnail_src || null;
    // With the old `srcset`, browsers would keep showing the old image.
    set(box.querySelector('.flex-control-nav li:first-child img'), {
      src: small,
      srcset: small && '',
    });
    set(slide?.querySelector('a'), { href: image?.full_src || null });
  };
  /** Whether the gallery moved to one of its slides with the image. */
  const applyImage = (box: HTMLElement, image: VariationImage | null): boolean => {
    const thumbs = [...box.querySelectorAll('.flex-control-nav img')];
    const twin =
      image?.gallery_thumbnail_src &&
      thumbs.find((thumb) => thumb.getAttribute('src') === image.gallery_thumbnail_src);
    if (!twin) {
      fillSlide(box, image);
      return false;
    }
    // The first thumbnail may show it only because an earlier variation has the same image.
    const picture = box.querySelector(`${galleryImage} .wp-post-image`);
    if (twin !== thumbs[0] || picture?.getAttribute('src') !== image.src) fillSlide(box, null);
    twin.dispatchEvent(new Event(thumbClicked, { bubbles: true }));
    return true;
  };
  const showImage = (variation: Variation | null) => {
    const isReplaced = showGallery(variation?.gallery_images_html ?? '');
    const box = form.closest(product)?.querySelector<HTMLElement>(images);
    if (!box) return;
    const image = variation?.image.src ? variation.image : null;
    // A variation's own gallery starts with its image.
    const isElsewhere = isReplaced || applyImage(box, image);
    const id = variation?.image_id || null;
    if (form.getAttribute('current-image') === id) return;
    changes.setAttribute(form, 'current-image', id ?? undefined);
    const emit = emitter(page, box);
    if (!isElsewhere) emit(galleryReset);
    emit(galleryInitZoom);
  };
  /**
   * Calls jQuery's function where there is one: plugins replace it to show images themselves, or
   * something besides.
   */
  const setImage = (variation: Variation | null) => {
    const collection = page.events.collection(form) as Readonly<Record<string, unknown>>;
    const { [imageUpdate]: update } = collection;
    if (typeof update !== 'function') return showImage(variation);
    try {
      update.call(collection, variation?.raw ?? false);
    } catch (error) {
      page.report({ source: `event ${imageUpdate}`, phase: 'event', error });
    }
  };

  return {
    setImage,
    /** Implementation of our own function of that name. */
    showImage,
    show({ found, pictured, version }: ChooserState, before: ChooserState): void {
      const isNew = version !== before.version;
      if (isNew) setTexts(found);
      if (isNew || pictured !== before.pictured) setImage(pictured);
    },
    undo: () => setTexts(null),
    /** Called by galleries of variations when their chunk has loaded; then the chosen one is shown. */
    placeFor: (pictured: () => Variation | null): GalleryPlace => ({
      form,
      release: (gallery) => fillSlide(gallery, null),
      use(show) {
        showGallery = show;
        setImage(pictured());
      },
    }),
  };
};
