import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, isOpen, makeButton, slidePart } from '../../runtime/kit';
import * as extra from './extra-names';

/** divi-layout.md §7.1. */
const SLIDE_MS = 300;
const SECOND_PRESS_MS = 500;

/** A copy of the wide menu and what stands above it, without ids, which would stand twice. */
const copyOf = (menu: Element): Element[] => {
  const { ownerDocument: doc } = menu;
  const list = doc.createElement('ul');
  list.className = extra.mobileMenuClass;
  const secondary = byId(doc, extra.secondaryMenu);
  for (const source of [menu, ...(secondary ? [secondary] : [])]) {
    list.append(...[...source.children].map((item) => item.cloneNode(true)));
  }
  const info = doc.querySelector(extra.info)?.cloneNode(true) as Element | undefined;
  const copies = [...(info ? [info] : []), list];
  for (const copy of copies) {
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      element.removeAttribute('id');
      element.removeAttribute('aria-expanded');
      element.classList.remove(...extra.menuState);
    }
  }
  list.id = extra.mobileMenu;
  return copies;
};

/** The menu behind the bar of the Extra theme: made when it is first opened. */
export const startExtraMobile = (scope: ControllerScope): void => {
  const { page, changes, listen, onEnd } = scope;
  const { document: doc, labels } = page;
  const mobile = byId(doc, extra.mobile);
  const show = mobile?.querySelector<HTMLElement>(extra.showMenu);
  const nav = mobile?.querySelector<HTMLElement>('nav');
  const menu = doc.querySelector(extra.menu);
  if (!mobile || !show || !nav || !menu) return;
  const bar = show.querySelector(extra.showMenuButton);
  const pressedAt = new WeakMap<Element, number>();

  const build = () => {
    if (nav.querySelector(`#${extra.mobileMenu}`)) return;
    const copies = copyOf(menu);
    nav.append(...copies);
    onEnd(() => copies.forEach((element) => element.remove()));
  };
  const set = (to: 'open' | 'close') => {
    build();
    if (bar) changes.setClass(bar, extra.toggled, to === 'open');
    changes.setAttribute(show, 'aria-expanded', String(to === 'open'));
    slidePart(scope, nav, { to, durationMs: SLIDE_MS });
  };
  changes.setStyle(nav, 'display', 'none');
  changes.setAttribute(show, 'aria-expanded', 'false');
  makeButton(scope, show, {
    label: labels('menu'),
    press: () => set(show.getAttribute('aria-expanded') === 'true' ? 'close' : 'open'),
  });
  listen<MouseEvent>(nav, 'click', (event) => {
    const link = (event.target as Element).closest(extra.parentLink);
    const list = link?.parentElement?.querySelector<HTMLElement>(':scope > ul');
    // The first press opens what is below, a second one soon after follows the link.
    if (!link || !list || event.timeStamp - (pressedAt.get(link) ?? -1e9) < SECOND_PRESS_MS) {
      return;
    }
    event.preventDefault();
    pressedAt.set(link, event.timeStamp);
    const to = isOpen(list) && link.classList.contains(extra.selected) ? 'close' : 'open';
    changes.setClass(link, extra.selected, to === 'open');
    changes.setAttribute(link, 'aria-expanded', String(to === 'open'));
    slidePart(scope, list, { to, durationMs: SLIDE_MS });
  });
  listen<KeyboardEvent>(mobile, 'keydown', ({ key }) => {
    if (key !== 'Escape' || show.getAttribute('aria-expanded') !== 'true') return;
    set('close');
    show.focus();
  });
};
