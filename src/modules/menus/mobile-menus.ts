import { byId, listen, pressWithKeys, slidePart } from '../../runtime/kit';
import type { MenuPart } from './menu-part';
import { mobileList } from './mobile-list';
import * as names from './names';

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

/** The menu behind the bar on phones and tablets: a copy of the wide one, made when it is first opened. */
export const startMobileMenus = (part: MenuPart): void => {
  const { page, changes, listening, undos } = part;
  const { document: doc, labels } = page;

  const start = (nav: HTMLElement, bar: HTMLElement) => {
    let list: HTMLUListElement | null = null;
    const isOpen = () => nav.classList.contains(names.opened);

    const build = () => {
      const { menu, id, more } = sourceOf(doc, nav);
      if (!menu) return null;
      const created = mobileList(menu, { id, more });
      nav.append(created);
      undos.push(() => created.remove());
      changes.setAttribute(bar, 'aria-controls', id);
      return created;
    };
    const set = (to: 'open' | 'close') => {
      list ??= build();
      if (!list) return;
      changes.setClass(nav, names.opened, to === 'open');
      changes.setClass(nav, names.closed, to === 'close');
      changes.setAttribute(bar, 'aria-expanded', String(to === 'open'));
      slidePart(part, list, { to, durationMs: SLIDE_MS });
      for (const selector of names.clippers) {
        const clipper = nav.closest<HTMLElement>(selector);
        if (clipper) changes.setStyle(clipper, 'overflow', to === 'open' ? 'visible' : null);
      }
    };

    changes.setAttribute(bar, 'role', 'button');
    changes.setAttribute(bar, 'tabindex', '0');
    changes.setAttribute(bar, 'aria-label', labels('menu'));
    changes.setAttribute(bar, 'aria-expanded', 'false');
    listen(
      bar,
      'click',
      (event) => {
        event.preventDefault();
        set(isOpen() ? 'close' : 'open');
      },
      listening,
    );
    listen<KeyboardEvent>(bar, 'keydown', pressWithKeys, listening);
    listen<MouseEvent>(
      nav,
      'click',
      ({ target }) => {
        if (list?.contains(target as Node) && (target as Element).closest('a')) set('close');
      },
      listening,
    );
    listen<KeyboardEvent>(
      nav,
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !isOpen()) return;
        set('close');
        bar.focus();
      },
      listening,
    );
    // One menu at a time, and none behind the visitor's back.
    const leave = ({ target }: Event) => {
      if (isOpen() && !nav.contains(target as Node)) set('close');
    };
    listen(doc, 'pointerdown', leave, listening);
    listen(doc, 'focusin', leave, listening);
  };

  for (const nav of doc.querySelectorAll<HTMLElement>(`.${names.mobileNav}`)) {
    const bar = nav.querySelector<HTMLElement>(`.${names.mobileBar}`);
    if (bar) start(nav, bar);
  }
};
