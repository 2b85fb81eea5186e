import type { Part } from '../../runtime/kit';
import * as names from './names';

const DESKTOP = 981;
/** Between the logo and the menu of left-style headers, in pixels (contract §4.5). */
const GAP = 30;

/** Where the logo stands: in the middle of a split menu, or beside the menu, which makes room. */
export const startLogo = ({ page, changes, is, find, undos }: Part): void => {
  const { document: doc, window: win, stores } = page;
  const navigation = find(names.topNavigation);
  const logo = find(names.logo);
  const box = doc.querySelector<HTMLElement>(names.logoContainer);
  if (!navigation || !logo || !box || is(names.verticalNav)) return;

  if (is(names.left)) {
    const observer = new win.ResizeObserver(() => {
      // A padding, as the old script had it, moves the box of every menu, also of short ones.
      changes.setStyle(navigation, 'max-width', `calc(100% - ${logo.offsetWidth + GAP}px)`);
    });
    observer.observe(logo);
    undos.push(() => observer.disconnect());
    return;
  }
  if (!is(names.split)) return;
  const slot = doc.createElement('li');
  slot.className = names.centeredLogo;
  const { parentElement: home, nextSibling: next } = box;
  const leave = () => {
    if (!slot.isConnected) return;
    home?.insertBefore(box, next);
    slot.remove();
  };
  const items = [...navigation.querySelectorAll(names.menuItems)];
  undos.push(
    stores.$viewport.subscribe(() => {
      if (win.innerWidth < DESKTOP) leave();
      else if (!slot.isConnected) {
        items[Math.round(items.length / 2) - 1]?.after(slot);
        if (slot.isConnected) slot.append(box);
      }
    }),
    leave,
  );
};
