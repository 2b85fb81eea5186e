import type { EarlyLayout } from '../runtime/first-layout';
import * as checkout from './checkout/names';
import { js, noJs } from './general/names';
import { createThumbnail } from './product/create-thumbnail';
import { gallery, galleryImage, thumbs } from './product/names';

/** The style sheet opens forms for visitors without scripts, by a class on the body. */
export const shopLayout: EarlyLayout = {
  family: 'shop',
  selector: `body.${noJs}`,
  layOut(body, changes) {
    changes.setClass(body, noJs, false);
    changes.setClass(body, js, true);
    return undefined;
  },
};

/** One picture and the row of thumbnails, as the gallery will lay them out. */
export const productGalleryLayout: EarlyLayout = {
  family: 'shop',
  selector: gallery,
  layOut(root, changes) {
    const slides = [...root.querySelectorAll<HTMLElement>(galleryImage)];
    if (slides.length < 2) return undefined;
    for (const slide of slides.slice(1)) changes.setStyle(slide, 'display', 'none');
    const list = root.ownerDocument.createElement('ol');
    list.className = thumbs;
    for (const slide of slides) {
      const item = root.ownerDocument.createElement('li');
      item.append(createThumbnail(slide));
      list.append(item);
    }
    root.append(list);
    return () => list.remove();
  },
};

/** Fields that depend on a choice are closed from the first paint on. */
export const checkoutLayout: EarlyLayout = {
  family: 'shop',
  selector: checkout.form,
  layOut(form, changes) {
    for (const [box, choice] of [
      [checkout.shippingAddress, checkout.shipToDifferent],
      [checkout.accountFields, checkout.createAccount],
    ] as const) {
      const [fields, input] = [form.querySelector<HTMLElement>(box), form.querySelector(choice)];
      if (fields && input instanceof HTMLInputElement && !input.checked)
        changes.setStyle(fields, 'display', 'none');
    }
    return undefined;
  },
};
