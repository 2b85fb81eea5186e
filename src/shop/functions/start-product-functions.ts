import type { Start } from '../../runtime/definition';
import { productGlobal, variationsGlobal } from '../../runtime/names/woocommerce';
import type { Page } from '../../runtime/page';
import { activeSlide, galleryDestroyed, galleryImage } from '../product/names';
import { galleryThumbs, imageUpdate, reloadVariations } from '../variations/names';
import { plainObject } from '../../runtime/kit';

/** Functions that WooCommerce's product scripts added to jQuery's collections (woocommerce.md §7.6). */
const VARIATION_FORM = 'wc_variation_form';
const PRODUCT_GALLERY = 'wc_product_gallery';
const IMAGE_RESET = 'wc_variations_image_reset';
const SET_CONTENT = 'wc_set_content';
const RESET_CONTENT = 'wc_reset_content';
const SET_ATTRIBUTE = 'wc_set_variation_attr';
const RESET_ATTRIBUTE = 'wc_reset_variation_attr';
/** Prefix of an attribute name or of `content`: the value before the first change. */
const ORIGINAL = 'data-o_';

/** The part of jQuery's collections that these functions need. */
interface Collection extends ArrayLike<Element> {
  attr(name: string): string | undefined;
  attr(name: string, value: unknown): this;
  removeAttr(name: string): this;
  text(): string;
  text(content: unknown): this;
}

type Methods = Readonly<Record<string, (this: Collection, ...args: never[]) => unknown>>;

/** Elements that are in the document; those inserted later are found when they are. */
const connected = (collection: ArrayLike<Element>): readonly Element[] =>
  Array.from(collection).filter(({ isConnected }) => isConnected);

/** Emits an event on one element, which other scripts may listen to as well. */
const notify = (element: Element, name: string, ...detail: readonly unknown[]): void =>
  void element.dispatchEvent(new CustomEvent(`skerry:${name}`, { detail }));

/** Whether a gallery's images are still those it started with. */
const isIntact = (gallery: Element): boolean => {
  const slides = gallery.querySelectorAll(galleryImage);
  if (slides.length < 2) return true;
  const thumbs = gallery.querySelectorAll(galleryThumbs);
  return thumbs.length === slides.length && gallery.querySelector(`.${activeSlide}`) !== null;
};

/** Functions of the product script (woocommerce.md §7.6). */
const galleryMethods = ({ scan }: Page): Methods => ({
  [PRODUCT_GALLERY]() {
    for (const gallery of connected(this)) {
      // A running gallery is restored to the server's markup, then starts with its current content.
      if (!isIntact(gallery)) notify(gallery, galleryDestroyed);
      scan(gallery);
    }
    return this;
  },
});

/** Stores the current value, unless an earlier change has. */
const keep = (elements: Collection, name: string, value: string | undefined) => {
  const kept = ORIGINAL + name;
  if (elements.attr(kept) === undefined) elements.attr(kept, value || '');
};

/** Calls back with the stored values. */
const useStored = (elements: Collection, name: string, use: (value: string) => void) => {
  const value = elements.attr(ORIGINAL + name);
  if (value !== undefined) use(value);
};

/** Texts and attributes that themes and swatches change and undo, with the old script's data attributes. */
const originalMethods: Methods = {
  [SET_CONTENT](content: unknown) {
    keep(this, 'content', this.text());
    this.text(content);
  },
  [RESET_CONTENT]() {
    useStored(this, 'content', (content) => this.text(content));
  },
  [SET_ATTRIBUTE](name: string, value: unknown) {
    keep(this, name, this.attr(name));
    if (value === false) this.removeAttr(name);
    else this.attr(name, value);
  },
  [RESET_ATTRIBUTE](name: string) {
    useStored(this, name, (value) => this.attr(name, value));
  },
};

/** As in the old script: a variation without a picture resets to the product's own. */
const hasPicture = (variation: unknown): boolean => {
  const raw = plainObject(variation);
  return Boolean(plainObject(raw?.image)?.src || raw?.gallery_images_html);
};

const showPicture = (forms: Collection, variation: unknown) => {
  for (const form of Array.from(forms)) notify(form, imageUpdate, variation);
};

/** Functions of the variation script (woocommerce.md §7.6). */
const variationMethods = ({ scan }: Page): Methods => ({
  [VARIATION_FORM]() {
    for (const form of connected(this)) {
      // A running form reads its variations again; any other looks at the current choice when it starts.
      notify(form, reloadVariations);
      scan(form);
    }
    return this;
  },
  [imageUpdate](variation?: unknown) {
    if (hasPicture(variation)) return showPicture(this, variation);
    // Looked up by name: a plugin may have replaced it.
    const { [IMAGE_RESET]: reset } = this as unknown as Methods;
    return reset?.call(this);
  },
  [IMAGE_RESET]() {
    showPicture(this, false);
  },
});

/**
 * Functions of the old product scripts that quick views, swatches and gallery plugins call, mostly
 * without testing for them. Each is offered where its script would have been; a function of the
 * same name from another script is left alone.
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
