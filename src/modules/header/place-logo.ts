import * as names from './names';

/** Space around the logo within its place, in pixels, at the logo's aspect ratio. */
const AROUND = 22;

/**
 * CSS width of a logo's place among the entries of a menu (divi-layout.md §3.3); invalid while its
 * size is unknown.
 * @param header height that the settings give the menu, in pixels, of which the logo takes a share
 */
export const placeWidth = (logo: HTMLImageElement, header: string | undefined): string => {
  const width = Number(logo.getAttribute('width')) || logo.naturalWidth;
  const height = Number(logo.getAttribute('height')) || logo.naturalHeight;
  const share = Number(logo.dataset.heightPercentage) / 100;
  return `${(width * (Number(header) * share + AROUND)) / height}px`;
};

/** Inserts the logo into the middle of a split menu; the undo moves it back. */
export const placeLogo = (navigation: HTMLElement, box: Element): (() => void) | undefined => {
  const items = [...navigation.querySelectorAll(names.menuItems)];
  const middle = items[Math.round(items.length / 2) - 1];
  if (!middle) return undefined;
  const slot = navigation.ownerDocument.createElement('li');
  slot.className = names.centeredLogo;
  const logo = box.querySelector('img');
  if (logo) slot.style.width = placeWidth(logo, navigation.dataset.height);
  const { parentElement: home, nextSibling: next } = box;
  middle.after(slot);
  slot.append(box);
  return () => {
    home?.insertBefore(box, next);
    slot.remove();
  };
};
