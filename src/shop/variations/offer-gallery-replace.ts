import type { ControllerScope } from '../../runtime/controller-scope';
import { replaceGallery } from './names';

type Replace = (html: unknown, variation: unknown) => boolean;
type Method = (this: ArrayLike<unknown>, html: unknown, variation: unknown) => unknown;

interface WithJQuery {
  readonly jQuery?: { readonly fn?: Record<string, Method | undefined> };
}

/**
 * `$(form).wc_variations_gallery_replace(html, variation)`, which plugins call with galleries of their
 * own. Several forms have one method; what none of them knows goes to the one that was there before.
 */
export const offerGalleryReplace = (
  { page: { window: win }, listen, onEnd }: ControllerScope,
  form: HTMLElement,
  replace: Replace,
): void => {
  const methods = () => (win as WithJQuery).jQuery?.fn;
  const offer = () => {
    const fn = methods();
    if (!fn) return;
    const others = fn[replaceGallery];
    fn[replaceGallery] = function (html, variation) {
      if (Array.from(this).includes(form)) return replace(html, variation);
      return others?.call(this, html, variation) ?? false;
    };
    onEnd(() => {
      if (others) fn[replaceGallery] = others;
      else Reflect.deleteProperty(fn, replaceGallery);
    });
  };
  // jQuery may be delayed to the end of the page.
  if (methods()) offer();
  else listen(win, 'load', offer, { once: true });
};
