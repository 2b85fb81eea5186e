import type { Start } from '../../runtime/definition';
import { productGlobal, variationsGlobal } from '../../runtime/names/woocommerce';
import type { Page } from '../../runtime/page';
import { activeSlide, galleryDestroyed, galleryImage } from '../product/names';
import { galleryThumbs, imageUpdate, reloadVariations } from '../variations/names';
import { plainObject } from '../../runtime/kit';

/** What WooCommerce's scripts of product pages gave to jQuery's collections (woocommerce.md §7.6). */
const VARIATION_FORM = 'wc_variation_form';
const PRODUCT_GALLERY = 'wc_product_gallery';
const IMAGE_RESET = 'wc_variations_image_reset';
const SET_CONTENT = 'wc_set_content';
const RESET_CONTENT = 'wc_reset_content';
const SET_ATTRIBUTE = 'wc_set_variation_attr';
const RESET_ATTRIBUTE = 'wc_reset_variation_attr';
/** Before an attribute's name, or `content`: what it was before the first change. */
const ORIGINAL = 'data-o_';

/** The little of jQuery's collections that the functions need. */
interface Collection extends ArrayLike<Element> {
  attr(name: string): string | undefined;
  attr(name: string, value: unknown): this;
  removeAttr(name: string): this;
  text(): string;
  text(content: unknown): this;
}

type Methods = Readonly<Record<string, (this: Collection, ...args: never[]) => unknown>>;

/** Those that are in the document: what a script puts in later is found then. */
const connected = (collection: ArrayLike<Element>): readonly Element[] =>
  Array.from(collection).filter(({ isConnected }) => isConnected);

/** Notifies what Skerry runs on an element alone, in the way that is open to other scripts too. */
const notify = (element: Element, name: string, ...detail: readonly unknown[]): void =>
  void element.dispatchEvent(new CustomEvent(`skerry:${name}`, { detail }));

/** Whether another script has left the pictures of a gallery as they were when it started. */
const isIntact = (gallery: Element): boolean => {
  const slides = gallery.querySelectorAll(galleryImage);
  if (slides.length < 2) return true;
  const thumbs = gallery.querySelectorAll(galleryThumbs);
  return thumbs.length === slides.length && gallery.querySelector(`.${activeSlide}`) !== null;
};

/** What the script of product pages offered (woocommerce.md §7.6). */
const galleryMethods = ({ scan }: Page): Methods => ({
  [PRODUCT_GALLERY]() {
    for (const gallery of connected(this)) {
      // One that runs ends, as the server has printed it, and starts with what is in it now.
      if (!isIntact(gallery)) notify(gallery, galleryDestroyed);
      scan(gallery);
    }
    return this;
  },
});

/** Puts the present value aside, unless an earlier change has. */
const keep = (elements: Collection, name: string, value: string | undefined) => {
  const kept = ORIGINAL + name;
  if (elements.attr(kept) === undefined) elements.attr(kept, value || '');
};

/** Calls back with what was put aside. */
const bringBack = (elements: Collection, name: string, use: (value: string) => void) => {
  const value = elements.attr(ORIGINAL + name);
  if (value !== undefined) use(value);
};

/** Texts and attributes that themes and swatches change and undo, with the old script's own marks. */
const originalMethods: Methods = {
  [SET_CONTENT](content: unknown) {
    keep(this, 'content', this.text());
    this.text(content);
  },
  [RESET_CONTENT]() {
    bringBack(this, 'content', (content) => this.text(content));
  },
  [SET_ATTRIBUTE](name: string, value: unknown) {
    keep(this, name, this.attr(name));
    if (value === false) this.removeAttr(name);
    else this.attr(name, value);
  },
  [RESET_ATTRIBUTE](name: string) {
    bringBack(this, name, (value) => this.attr(name, value));
  },
};

/** The way of the old script: without a picture, its other function puts the product's own back. */
const hasPicture = (variation: unknown): boolean => {
  const raw = plainObject(variation);
  return Boolean(plainObject(raw?.image)?.src || raw?.gallery_images_html);
};

const showPicture = (forms: Collection, variation: unknown) => {
  for (const form of Array.from(forms)) notify(form, imageUpdate, variation);
};

/** What the script of variation forms offered (woocommerce.md §7.6). */
const variationMethods = ({ scan }: Page): Methods => ({
  [VARIATION_FORM]() {
    for (const form of connected(this)) {
      // One that runs reads its variations again; one that does not looks at what is chosen when it starts.
      notify(form, reloadVariations);
      scan(form);
    }
    return this;
  },
  [imageUpdate](variation?: unknown) {
    if (hasPicture(variation)) return showPicture(this, variation);
    // By its name: a plugin may have put its own there.
    const { [IMAGE_RESET]: reset } = this as unknown as Methods;
    return reset?.call(this);
  },
  [IMAGE_RESET]() {
    showPicture(this, false);
  },
});

/**
 * Functions of the old scripts of product pages that quick views, swatches and gallery plugins call, most
 * of them without asking whether they are there. Each is there where its script would have been; what
 * another script has under its name stays.
 */
export const startFunctions: Start = ({ page, onEnd }) => {
  const { globals, events } = page;
  const methods = {
    ...(globals.has({ name: variationsGlobal }) && {
      ...variationMethods(page),
      ...originalMethods,
    }),
    ...(globals.has({ name: productGlobal }) && galleryMethods(page)),
  };
  onEnd(
    events.whenJQuery(({ fn }) => {
      for (const [name, method] of Object.entries(methods)) {
        if (name in fn) continue;
        fn[name] = method;
        onEnd(() => {
          if (fn[name] === method) Reflect.deleteProperty(fn, name);
        });
      }
    }),
  );
};
