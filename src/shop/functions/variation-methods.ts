import { plainObject } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { imageUpdate, reloadVariations } from '../variations/names';
import { type Collection, connected, type Methods, notify } from './collection';
import * as names from './names';

/** The way of the old script: without a picture, its other function puts the product's own back. */
const hasPicture = (variation: unknown): boolean => {
  const raw = plainObject(variation);
  return Boolean(plainObject(raw?.image)?.src || raw?.gallery_images_html);
};

const showPicture = (forms: Collection, variation: unknown) => {
  for (const form of Array.from(forms)) notify(form, imageUpdate, variation);
};

/** What the script of variation forms offered (woocommerce.md §7.6). */
export const variationMethods = ({ scan }: Page): Methods => ({
  [names.variationForm]() {
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
    const { [names.imageReset]: reset } = this as unknown as Methods;
    return reset?.call(this);
  },
  [names.imageReset]() {
    showPicture(this, false);
  },
});
