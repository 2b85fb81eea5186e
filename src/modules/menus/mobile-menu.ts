import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, slidePart } from '../../runtime/kit';
import { mobileList } from './mobile-list';
import * as names from './mobile-names';

/** Specification S9.07. */
const SLIDE_MS = 500;

/** The menu that stands behind a bar, with the id of its list. */
const sourceOf = (doc: Document, nav: Element) => {
  if (nav.closest(names.topNavigation)) {
    const menu = doc.querySelector(`${names.topNavigation} ul.nav`);
    return { menu, id: names.mobileMenuId, more: byId(doc, names.secondaryMenu) };
  }
  const menus = [...doc.querySelectorAll(`${names.moduleMenu} ul.nav`)];
  const menu = nav.closest(names.module)?.querySelector(`${names.moduleMenu} ul.nav`) ?? null;
  return { menu, id: `${names.mobileMenuId}${menu ? menus.indexOf(menu) + 1 : ''}`, more: null };
};

/**
 * The menu behind the bar on phones and tablets: a copy of the wide one, made when it is first
 * opened. Returns what opens and closes it.
 */
export const createMobileMenu = (
  scope: ControllerScope,
  nav: HTMLElement,
  bar: HTMLElement,
): (() => void) => {
  const { page, changes, listen, onEnd } = scope;
  const { document: doc } = page;
  let list: HTMLUListElement | null = null;
  const isOpen = () => nav.classList.contains(names.opened);

  const build = () => {
    const { menu, id, more } = sourceOf(doc, nav);
    if (!menu) return null;
    const created = mobileList(menu, { id, more });
    nav.append(created);
    onEnd(() => created.remove());
    changes.setAttribute(bar, 'aria-controls', id);
    return created;
  };
  const set = (to: 'open' | 'close') => {
    list ??= build();
    if (!list) return;
    changes.setClass(nav, names.opened, to === 'open');
    changes.setClass(nav, names.closed, to === 'close');
    changes.setAttribute(bar, 'aria-expanded', String(to === 'open'));
    slidePart(scope, list, { to, durationMs: SLIDE_MS });
    for (const selector of names.clippers) {
      const clipper = nav.closest<HTMLElement>(selector);
      if (clipper) changes.setStyle(clipper, 'overflow', to === 'open' ? 'visible' : null);
    }
  };

  listen<MouseEvent>(nav, 'click', ({ target }) => {
    if (list?.contains(target as Node) && (target as Element).closest('a')) set('close');
  });
  listen<KeyboardEvent>(nav, 'keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    set('close');
    bar.focus();
  });
  // One menu at a time, and none behind the visitor's back.
  const leave = ({ target }: Event) => {
    if (isOpen() && !nav.contains(target as Node)) set('close');
  };
  listen(doc, 'pointerdown', leave);
  listen(doc, 'focusin', leave);
  return () => set(isOpen() ? 'close' : 'open');
};
