import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { byId } from '../../runtime/kit';
import * as names from './names';

const stateClasses = [names.shown, names.hovered, names.pressed, names.reversed];

/**
 * Items of mobile menus: copies without the parts for wide windows, and without ids, which would
 * occur twice (divi-layout.md §4.2).
 */
export const mobileItems = (menus: readonly Element[]): readonly Element[] => {
  const copies = menus.flatMap((menu) =>
    [...menu.children].flatMap((item) => {
      if (item.matches(names.notMobile)) return [];
      const copy = item.cloneNode(true) as Element;
      if (item.querySelector('a')?.matches(names.idleLink))
        copy.querySelector('a')?.removeAttribute('href');
      return copy;
    }),
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

/** The menus behind a bar, and the id of their list; none where the page has no menu for it. */
const sourceOf = (doc: Document, nav: Element) => {
  if (nav.closest(names.topNavigation)) {
    const menu = doc.querySelector(`${names.topNavigation} ul.nav`);
    const more = byId(doc, names.secondaryMenu);
    return menu && { menus: [menu, ...(more ? [more] : [])], id: names.mobileMenuId };
  }
  const all = [...doc.querySelectorAll(`${names.moduleMenu} ul.nav`)];
  const menu = nav.closest(names.module)?.querySelector(`${names.moduleMenu} ul.nav`);
  return menu ? { menus: [menu], id: `${names.mobileMenuId}${all.indexOf(menu) + 1}` } : null;
};

/** The list of links behind a bar, created where it is missing (divi-layout.md §4.2); null without a menu. */
export const mobileListOf = (
  { page: { document: doc }, signal }: Pick<ControllerScope, 'page' | 'signal'>,
  nav: Element,
): HTMLElement | null => {
  const there = nav.querySelector<HTMLElement>(`:scope>.${names.mobileMenu}`);
  const source = there ? null : sourceOf(doc, nav);
  if (!source) return there;
  const list = doc.createElement('ul');
  list.id = source.id;
  list.className = names.mobileMenu;
  list.append(...mobileItems(source.menus));
  nav.append(list);
  signal.addEventListener('abort', () => list.remove());
  return list;
};

/** Creates the lists before they are opened, as snippets of a site change them when the page has loaded. */
export const startMobileLists: Start = (scope) => {
  for (const nav of scope.page.document.querySelectorAll(names.mobileNav)) mobileListOf(scope, nav);
};
