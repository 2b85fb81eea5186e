import type { ControllerScope } from '../../runtime/controller-scope';
import { focusText } from '../../runtime/kit';
import { galleryImage, galleryThumbs } from './names';

const thumbsOf = (gallery: Element) => [...gallery.querySelectorAll<HTMLElement>(galleryThumbs)];

/** What takes the focus over: the thumbnail of the same place, else the picture that shows. */
const successorIn = (gallery: HTMLElement, place: number): HTMLElement | null => {
  const thumbs = thumbsOf(gallery);
  const thumb = place < 0 ? undefined : (thumbs[place] ?? thumbs.at(-1));
  return thumb ?? gallery.querySelector<HTMLElement>(`${galleryImage}:not([inert]) a[href]`);
};

const focusIn = (gallery: HTMLElement, place: number) => {
  const successor = successorIn(gallery, place);
  if (successor) successor.focus({ preventScroll: true });
  else focusText(gallery);
};

/**
 * Carries the focus over the replacement of a gallery. One that is in a dialog over the page stays there;
 * the picture that would have it afterwards may be gone, so the new gallery takes it then.
 */
export const carryFocus = (
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
