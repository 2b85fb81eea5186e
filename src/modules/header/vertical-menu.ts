import type { Start } from '../../runtime/definition';
import { byId } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as names from './names';

/** Space around logo and links, and width of the menu itself, in pixels (divi-layout.md §3.4). */
const AROUND = 100;
const WIDTH = 225;

/** A menu at the side of the page: space for its links, and its position beside a boxed page. */
export const startVerticalMenu: Start = ({ page, changes, onEnd }) => {
  const { document: doc, window: win, stores } = page;
  const find = (id: string) => byId(doc, id);
  const is = (name: string) => doc.body.classList.contains(name);
  const header = find(divi.mainHeader);
  const navigation = find(names.topNavigation);
  if (!header || !navigation) return;
  const place = () => {
    for (const property of ['height', 'right', 'left']) changes.setStyle(header, property, null);
    if (win.innerWidth < names.desktop) return;
    if (header.offsetHeight < navigation.offsetHeight) {
      const logo = find(names.logo)?.offsetHeight ?? 0;
      changes.setStyle(header, 'height', `${navigation.offsetHeight + logo + AROUND}px`);
    }
    if (!names.boxedRight.every(is)) return;
    const margin = (id: string) => {
      const element = find(id);
      return element ? Number.parseFloat(win.getComputedStyle(element).marginRight) || 0 : 0;
    };
    const right = margin(names.pageContainer) + margin(names.mainArea) - WIDTH;
    changes.setStyle(header, 'right', `${Math.max(0, right)}px`);
    changes.setStyle(header, 'left', 'auto');
    changes.setClass(header, names.verticalSet, true);
  };
  onEnd(stores.$viewport.subscribe(place));
};
