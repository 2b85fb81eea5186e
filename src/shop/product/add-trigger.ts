import type { ControllerScope } from '../../runtime/controller-scope';
import { singleProductParams } from '../config/product';
import { galleryImage, trigger } from './names';

/**
 * The button in the corner of a gallery that opens its picture over the page. Where a picture is magnified
 * under the pointer nothing else says that it can be opened (woocommerce.md §7.4).
 */
export const addTrigger = ({ page, listen, onEnd }: ControllerScope, root: HTMLElement): void => {
  const { document: doc, globals } = page;
  const params = globals.get(singleProductParams);
  const shown = () => root.querySelector<HTMLElement>(`${galleryImage}:not([inert]) a`);
  const isWanted = params.photoswipe_enabled && params.zoom_enabled;
  if (!isWanted || !shown() || root.querySelector(`.${trigger}`)) return;
  const link = Object.assign(doc.createElement('a'), { href: '#', className: trigger });
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  link.setAttribute('aria-label', params.i18n_product_gallery_trigger_text);
  const sign = Object.assign(doc.createElement('span'), { textContent: '🔍' });
  sign.setAttribute('aria-hidden', 'true');
  link.append(sign);
  root.prepend(link);
  onEnd(() => link.remove());
  listen(link, 'click', (event) => {
    event.preventDefault();
    shown()?.click();
  });
};
