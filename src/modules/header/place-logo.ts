import * as names from './names';

/** Puts the logo into the middle of a split menu; the undo brings it home. */
export const placeLogo = (navigation: Element, box: Element): (() => void) | undefined => {
  const items = [...navigation.querySelectorAll(names.menuItems)];
  const middle = items[Math.round(items.length / 2) - 1];
  if (!middle) return undefined;
  const slot = navigation.ownerDocument.createElement('li');
  slot.className = names.centeredLogo;
  const { parentElement: home, nextSibling: next } = box;
  middle.after(slot);
  slot.append(box);
  return () => {
    home?.insertBefore(box, next);
    slot.remove();
  };
};
