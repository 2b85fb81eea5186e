import * as names from './names';
import type { Enhancement } from './enhancement';

/** Icons, numbers and hover classes of products in shop modules (divi-modules.md §10.1). */
export const enhanceShops: Enhancement = (find, { changes, listen }) => {
  for (const root of find(...names.shopModules)) {
    for (const suffix of names.iconSuffixes) {
      const icon = root.getAttribute(`data-icon${suffix}`);
      if (!icon) continue;
      for (const overlay of root.querySelectorAll(`.${names.imageOverlay}`)) {
        changes.setAttribute(overlay, `data-icon${suffix}`, icon);
        changes.setClass(overlay, names.inlineIcon + suffix.replace('-', '_'), true);
      }
    }
    const index = root.getAttribute(names.shopIndex);
    const products = [...root.querySelectorAll(names.product)];
    products.forEach((product, position) => {
      if (index && root.classList.contains(names.shop)) {
        changes.setClass(product, `${names.shopItem}${index}_${position}`, true);
      }
      const image = product.querySelector('.et_shop_image');
      const texts = product.querySelectorAll('.price, .woocommerce-loop-product__title');
      const hover = (isHovered: boolean) => () => {
        for (const text of texts) changes.setClass(text, 'hover', isHovered || null);
      };
      if (!image) return;
      listen(image, 'mouseenter', hover(true));
      listen(image, 'mouseleave', hover(false));
    });
  }
};
