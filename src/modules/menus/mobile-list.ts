import * as names from './mobile-names';

const stateClasses = [names.shown, names.hovered, names.pressed, names.reversed];

/**
 * The list for phones: a copy of the menu without what only wide windows have, and without ids, which
 * would stand twice in the page (contract divi-layout-effects.md §5.2, §5.4).
 */
export const mobileList = (
  menu: Element,
  { id, more }: { readonly id: string; readonly more: Element | null },
): HTMLUListElement => {
  const list = menu.ownerDocument.createElement('ul');
  list.id = id;
  list.className = names.mobileMenu;
  const sources = more ? [menu, more] : [menu];
  list.append(
    ...sources.flatMap((source) => [...source.children].map((item) => item.cloneNode(true))),
  );
  for (const element of list.querySelectorAll(names.notMobile)) element.remove();
  for (const element of list.querySelectorAll('*')) {
    element.removeAttribute('id');
    element.removeAttribute('aria-expanded');
    element.classList.remove(...stateClasses);
  }
  list.firstElementChild?.classList.add(names.firstItem);
  return list;
};
