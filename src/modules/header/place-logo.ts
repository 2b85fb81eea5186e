import * as names from './names';

/** Pixels of the header's height that the place has more of than the logo, at the logo's proportions. */
const AROUND = 22;

/**
 * The width, in CSS, that the place of a logo takes among the entries of a menu (divi-layout.md §3.3); none
 * that CSS knows while its size is unknown.
 * @param header height that the settings give the menu, in pixels; the logo says what share of it it takes
 */
export const placeWidth = (logo: HTMLImageElement, header: string | undefined): string => {
  const width = Number(logo.getAttribute('width')) || logo.naturalWidth;
  const height = Number(logo.getAttribute('height')) || logo.naturalHeight;
  const share = Number(logo.dataset.heightPercentage) / 100;
  return `${(width * (Number(header) * share + AROUND)) / height}px`;
};

/** Puts the logo into the middle of a split menu; the undo brings it home. */
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
