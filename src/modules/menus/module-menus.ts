import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { watchWidth } from '../../runtime/kit';
import * as names from './names';

/** Moves the logo among the links, where the author has chosen it (divi-layout.md §4.3). */
const centreLogo = (menu: Element, { page, onEnd }: ControllerScope): void => {
  const logo = menu.querySelector(names.logo);
  const list = menu.querySelector(names.list);
  if (!logo || !list || list.querySelector(`.${names.logoSlot}`)) return;
  const slot = page.document.createElement('li');
  slot.className = names.logoSlot;
  const copy = slot.appendChild(logo.cloneNode(true) as Element);
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  const items = [...list.children];
  list.insertBefore(slot, items[Math.round(items.length / 2)] ?? null);
  onEnd(() => slot.remove());
};

/** Opens mega menus of a row-wide menu at the edge of their row, so that the pointer can reach them. */
const placeMegaMenus = (menu: Element, { onEnd }: ControllerScope): void => {
  const row = menu.querySelector<HTMLElement>(names.row);
  const items = [...menu.querySelectorAll<HTMLElement>(names.megaItem)];
  if (!row || items.length === 0) return;
  const isUpwards = menu.querySelector(names.upwards) !== null;
  const watch = watchWidth(row, (changes) => {
    const edge = row.getBoundingClientRect();
    const places = items.map((item) => {
      const box = item.getBoundingClientRect();
      // One pixel of overlap keeps the hover state.
      return Math.floor(isUpwards ? edge.bottom - box.top : box.bottom - edge.top) - 1;
    });
    items.forEach((item, index) => {
      const list = item.querySelector<HTMLElement>(names.subMenu);
      if (list) changes.setStyle(list, isUpwards ? 'bottom' : 'top', `${places[index]}px`);
    });
  });
  onEnd(watch.undo);
};

/** Menu modules: centred logo, mega menus, and their stacking order after an entrance animation. */
export const startModuleMenus: Start = (scope) => {
  const { page, changes, listen } = scope;
  const menus = [...page.document.querySelectorAll<HTMLElement>(names.modules)];
  menus.forEach((menu, index) => {
    if (names.inlineLogo.test(menu.className)) centreLogo(menu, scope);
    placeMegaMenus(menu, scope);
    listen(menu, 'animationend', ({ target }) => {
      // An animated element forms a stacking context, which would cover the menus above it.
      if (target === menu) changes.setStyle(menu, 'z-index', `${menus.length - index}`);
    });
  });
};
