import * as names from './names';

/** Pixels of the header's height that the place has more of than the logo, at the logo's proportions. */
const AROUND = 22;

/**
 * The width, in CSS, that the place of a logo takes among the entries of a menu (divi-layout.md §3.3); none
 * that CSS knows where a size is unknown.
 * @param logo pixels of its own, and the share of the header's height that it takes, in percent
 * @param header height that the settings give the menu, in pixels
 */
export const placeWidth = (
  logo: { readonly width: number; readonly height: number; readonly percent: number },
  header: number,
): string => `${(logo.width * ((header * logo.percent) / 100 + AROUND)) / logo.height}px`;

/** What is printed of a logo. */
export const printedLogo = (box: Element) => {
  const logo = box.querySelector('img');
  const [width, height, percent] = ['width', 'height', 'data-height-percentage'].map((name) =>
    Number(logo?.getAttribute(name)),
  ) as [number, number, number];
  return { width, height, percent };
};

/** Puts the logo into the middle of a split menu; the undo brings it home. */
export const placeLogo = (navigation: HTMLElement, box: Element): (() => void) | undefined => {
  const items = [...navigation.querySelectorAll(names.menuItems)];
  const middle = items[Math.round(items.length / 2) - 1];
  if (!middle) return undefined;
  const slot = navigation.ownerDocument.createElement('li');
  slot.className = names.centeredLogo;
  slot.style.width = placeWidth(printedLogo(box), Number(navigation.dataset.height));
  const { parentElement: home, nextSibling: next } = box;
  middle.after(slot);
  slot.append(box);
  return () => {
    home?.insertBefore(box, next);
    slot.remove();
  };
};
