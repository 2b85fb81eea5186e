import { byId } from '../../runtime/by-id';
import * as divi from '../../runtime/names/divi';
import * as names from './names';

/** Pixels of the header's height that the place has more of than the logo, at the logo's proportions. */
const AROUND = 22;

/**
 * Pixels that the place of a logo takes in a row of menu entries (divi-layout.md §3.3).
 * @param logo the logo's own size
 * @param header height that the settings give the menu
 * @param percent share of it that the logo takes
 */
export const placeWidth = (
  logo: { readonly width: number; readonly height: number },
  header: number,
  percent: number,
): number => logo.width * (((header * percent) / 100 + AROUND) / logo.height);

/** Gives the place of the logo its width, which is another where the header has shrunk or shows no logo. */
export const fitPlace = (navigation: HTMLElement): void => {
  const { ownerDocument: doc, dataset } = navigation;
  const place = navigation.querySelector<HTMLElement>(`.${names.centeredLogo}`);
  const logo = byId(doc, names.logo) as HTMLImageElement | null;
  if (!place || !logo) return;
  const isFixed = byId(doc, divi.mainHeader)?.classList.contains(names.fixed);
  const isHidden = doc.body.classList.contains(isFixed ? names.hideFixedLogo : names.hideLogo);
  const size = {
    width: logo.naturalWidth || Number(logo.getAttribute('width')),
    height: logo.naturalHeight || Number(logo.getAttribute('height')),
  };
  const header = Number(isFixed ? dataset.fixedHeight : dataset.height);
  const width = placeWidth(size, header, Number(logo.dataset.heightPercentage));
  // Without any of these the style sheet's own width stands.
  place.style.width = isHidden ? '0px' : width > 0 && width < Infinity ? `${width}px` : '';
};

/** Puts the logo into the middle of a split menu; the undo brings it home. */
export const placeLogo = (navigation: HTMLElement, box: Element): (() => void) | undefined => {
  const items = [...navigation.querySelectorAll(names.menuItems)];
  const middle = items[Math.round(items.length / 2) - 1];
  if (!middle) return undefined;
  const slot = navigation.ownerDocument.createElement('li');
  slot.className = names.centeredLogo;
  const { parentElement: home, nextSibling: next } = box;
  middle.after(slot);
  slot.append(box);
  fitPlace(navigation);
  return () => {
    home?.insertBefore(box, next);
    slot.remove();
  };
};
