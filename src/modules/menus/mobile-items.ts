import * as names from './mobile-names';

const stateClasses = [names.shown, names.hovered, names.pressed, names.reversed];

/**
 * The items of menus for phones: copies without what only wide windows have, and without ids, which
 * would stand twice in the page (divi-layout.md §4.2).
 */
export const mobileItems = (menus: readonly Element[]): readonly Element[] => {
  const copies = menus.flatMap((menu) =>
    [...menu.children].flatMap((item) =>
      item.matches(names.notMobile) ? [] : (item.cloneNode(true) as Element),
    ),
  );
  for (const copy of copies) {
    for (const element of copy.querySelectorAll(names.notMobile)) element.remove();
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      element.removeAttribute('id');
      element.removeAttribute('aria-expanded');
      element.classList.remove(...stateClasses);
    }
  }
  copies[0]?.classList.add(names.firstItem);
  return copies;
};
