import type { ControllerScope } from '../../runtime/controller-scope';
import type { JQueryStatic } from '../../runtime/event-bridge';
import { createReducerStore, plainObject, text, focusText } from '../../runtime/kit';
import { emitter } from '../woocommerce';
import { singleProductParams } from '../config/product';
import type { GalleryPlace } from './create-product-view';
import * as names from './names';
import { reduceShownGallery, type ShownGallery, type ShownGalleryAction } from './shown-gallery';

const thumbsOf = (gallery: Element) => [
  ...gallery.querySelectorAll<HTMLElement>(names.galleryThumbs),
];

/** The element that receives the focus: the thumbnail at the same position, else the visible image. */
const successorIn = (gallery: HTMLElement, place: number): HTMLElement | null => {
  const thumbs = thumbsOf(gallery);
  const thumb = place < 0 ? undefined : (thumbs[place] ?? thumbs.at(-1));
  return thumb ?? gallery.querySelector<HTMLElement>(`${names.galleryImage}:not([inert]) a[href]`);
};

const focusIn = (gallery: HTMLElement, place: number) => {
  const successor = successorIn(gallery, place);
  if (successor) successor.focus({ preventScroll: true });
  else focusText(gallery);
};

/**
 * Carries the focus over the replacement of a gallery. A focus in a dialog stays there; the image
 * that would get it afterwards may be gone, so the new gallery gets it then.
 */
const carryFocus = (
  { page, listen }: ControllerScope,
  from: HTMLElement,
  replace: () => HTMLElement,
): void => {
  const { document: doc } = page;
  const { activeElement: active } = doc;
  const isInside = from.contains(active);
  const place = thumbsOf(from).indexOf(active as HTMLElement);
  const dialog = active?.closest('dialog');
  const to = replace();
  if (isInside) focusIn(to, place);
  if (!dialog) return;
  const onClose = () => {
    if (doc.activeElement === doc.body && to.isConnected) focusIn(to, -1);
  };
  listen(dialog, 'close', onClose, { once: true });
};

type Replace = (html: unknown, variation: unknown) => boolean;
type Method = (this: ArrayLike<unknown>, html: unknown, variation: unknown) => unknown;

/**
 * `$(form).wc_variations_gallery_replace(html, variation)`, which plugins call with galleries of
 * their own. Several forms share one method; calls that none of them handles go to the method that
 * was there before.
 */
const offerGalleryReplace = (
  { page: { events }, onEnd }: ControllerScope,
  form: HTMLElement,
  replace: Replace,
): void => {
  const offer = ({ fn }: JQueryStatic) => {
    const others = fn[names.replaceGallery] as Method | undefined;
    fn[names.replaceGallery] = function (
      this: ArrayLike<unknown>,
      html: unknown,
      variation: unknown,
    ) {
      if (Array.from(this).includes(form)) return replace(html, variation);
      return others?.call(this, html, variation) ?? false;
    };
    onEnd(() => {
      if (others) fn[names.replaceGallery] = others;
      else Reflect.deleteProperty(fn, names.replaceGallery);
    });
  };
  onEnd(events.whenJQuery(offer));
};

type Read = (html: string) => HTMLElement | null;

const PICTURE = `${names.galleryImage}, ${names.galleryImage}--placeholder`;

/**
 * Shows the galleries of variations instead of the product's own (woocommerce.md §7.5). The gateway
 * loads first, so that a gallery shows as soon as its variation is chosen and none can arrive after
 * a later one.
 */
export const start = (scope: ControllerScope, place: GalleryPlace): void => {
  const { page, signal, inBackground } = scope;
  const begin = async () => {
    const make = await page.insert.serverFragments();
    if (!make || signal.aborted) return;
    const read: Read = (html) => {
      const found = make(html).content().querySelector<HTMLElement>(names.gallery);
      return found?.querySelector(PICTURE) ? found : null;
    };
    showGalleries(scope, place, read);
  };
  inBackground(begin(), 'start');
};

const showGalleries = (scope: ControllerScope, place: GalleryPlace, read: Read): void => {
  const { page, changes, signal, onEnd } = scope;
  const { form } = place;
  const findShown = () =>
    form.closest(names.product)?.querySelector<HTMLElement>(names.gallery) ?? null;
  const own = findShown();
  if (!own) return;
  const { $state, dispatch } = createReducerStore<
    ShownGallery<HTMLElement>,
    ShownGalleryAction<HTMLElement>
  >(reduceShownGallery, { own, shown: own, html: '' });

  const swap = (from: HTMLElement, to: HTMLElement) => {
    place.release(from);
    carryFocus(scope, from, () => {
      emitter(page, from)(names.galleryDestroyed, [from, page.globals.get(singleProductParams)]);
      from.replaceWith(to);
      if (!signal.aborted) page.scan(to);
      page.bus.emit('content:swapped', { root: to });
      return to;
    });
  };
  // Not a store listener: nested in another store's listener, it would run when the image is set.
  const change = (action: ShownGalleryAction<HTMLElement>) => {
    const { shown } = $state.get();
    const now = dispatch(action);
    // Another script may have inserted its gallery already.
    if (!now.shown.isConnected) swap(shown, now.shown);
  };
  const show = (html: string): boolean => {
    const gallery = findShown();
    if (!gallery) return false;
    change({ type: 'find', gallery });
    if (html && html === $state.get().html) return true;
    const next = html ? read(html) : null;
    change(next ? { type: 'replace', html, gallery: next } : { type: 'restore' });
    return next !== null;
  };
  place.use(show);
  onEnd(() => show(''));

  offerGalleryReplace(scope, form, (html, variation) => {
    // A reset.
    if (variation === false || variation === null) {
      show('');
      return true;
    }
    const isShown = typeof html === 'string' && show(html);
    const id = isShown && text()(plainObject(variation)?.image_id);
    if (id) changes.setAttribute(form, 'current-image', id);
    return isShown;
  });
};
