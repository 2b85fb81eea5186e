import { atom } from 'nanostores';
import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, isOpen, makeButton, slideElement } from '../../runtime/kit';
import { subMenuButton } from '../../runtime/names/skerry';
import * as extra from './extra-names';

/** divi-layout.md §7.1. */
const SLIDE_MS = 300;
const SECOND_PRESS_MS = 500;

/** Opened items of a list, with the time of the last press in milliseconds. */
export type Branches<Link> = ReadonlyMap<Link, { readonly isOpen: boolean; readonly at: number }>;

/** The first press opens the branch, a second one soon after follows the link. */
export const follows = <Link>(branches: Branches<Link>, link: Link, at: number): boolean =>
  at - (branches.get(link)?.at ?? -1e9) < SECOND_PRESS_MS;

export const pressBranch = <Link>(
  branches: Branches<Link>,
  link: Link,
  at: number,
): Branches<Link> => new Map(branches).set(link, { isOpen: !branches.get(link)?.isOpen, at });

const listBelow = (link: Element) =>
  link.parentElement?.querySelector<HTMLElement>(':scope > ul') ?? null;

interface Disclosure {
  readonly button: HTMLElement;
  readonly list: HTMLElement;
  readonly isOpen: boolean;
  /** Applies a state beyond the button and its list. */
  readonly show: (isOpen: boolean) => void;
}

/** A button that slides a list open and shut. Returns its state. */
const startDisclosure = (scope: ControllerScope, { button, list, isOpen, show }: Disclosure) => {
  const { page, changes, onEnd } = scope;
  const $isOpen = atom(isOpen);
  const announce = (isShown: boolean) =>
    changes.setAttribute(button, 'aria-expanded', String(isShown));
  announce(isOpen);
  onEnd(
    $isOpen.listen((isShown) => {
      show(isShown);
      announce(isShown);
      slideElement(scope, list, { isOpen: isShown, durationMs: SLIDE_MS });
    }),
  );
  const press = () => $isOpen.set(!$isOpen.get());
  makeButton(scope, button, { label: page.labels('menu'), press });
  return $isOpen;
};

/** A copy of the wide menu and the elements above it, without ids, which would occur twice. */
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
    for (const button of copy.querySelectorAll(`.${subMenuButton}`)) button.remove();
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      element.removeAttribute('id');
      element.removeAttribute('aria-expanded');
      element.classList.remove(...extra.menuState);
    }
  }
  list.id = extra.mobileMenu;
  return copies;
};

/** The mobile menu of the Extra theme: created when it is first opened. */
export const startMobileMenu = (scope: ControllerScope): void => {
  const { page, changes, listen, onEnd } = scope;
  const { document: doc } = page;
  const mobile = byId(doc, extra.mobile);
  const button = mobile?.querySelector<HTMLElement>(extra.showMenu);
  const list = mobile?.querySelector<HTMLElement>('nav');
  const menu = doc.querySelector(extra.menu);
  if (!mobile || !button || !list || !menu) return;
  const bar = button.querySelector(extra.showMenuButton);
  const $branches = atom<Branches<Element>>(new Map());

  const build = () => {
    if (list.querySelector(`#${extra.mobileMenu}`)) return;
    const copies = copyOf(menu);
    list.append(...copies);
    onEnd(() => copies.forEach((element) => element.remove()));
  };
  changes.setStyle(list, 'display', 'none');
  const $isOpen = startDisclosure(scope, {
    button,
    list,
    isOpen: false,
    show(isShown) {
      build();
      if (bar) changes.setClass(bar, extra.toggled, isShown);
    },
  });
  onEnd(
    $branches.listen((branches, before) => {
      for (const [link, { isOpen: isShown }] of branches) {
        const below = listBelow(link);
        if (!below || before?.get(link)?.isOpen === isShown) continue;
        changes.setClass(link, extra.selected, isShown);
        changes.setAttribute(link, 'aria-expanded', String(isShown));
        slideElement(scope, below, { isOpen: isShown, durationMs: SLIDE_MS });
      }
    }),
  );
  listen<MouseEvent>(list, 'click', (event) => {
    const link = (event.target as Element).closest(extra.parentLink);
    const branches = $branches.get();
    // Where the site has made parent links idle, they only open their list.
    const isIdle = menu.matches(extra.idleTop) && link?.matches(`#${extra.mobileMenu}>li>a`);
    if (!link || !listBelow(link) || (!isIdle && follows(branches, link, event.timeStamp))) return;
    event.preventDefault();
    $branches.set(pressBranch(branches, link, event.timeStamp));
  });
  listen<KeyboardEvent>(mobile, 'keydown', ({ key, isComposing }) => {
    // In the search, Escape may cancel an IME composition.
    if (key !== 'Escape' || isComposing || !$isOpen.get()) return;
    $isOpen.set(false);
    button.focus();
  });
};

/** The menu of the button beside the trending posts. */
export const startSecondaryMenu = (scope: ControllerScope): void => {
  const { page, changes } = scope;
  const button = byId(page.document, extra.trendingButton);
  const list = byId(page.document, extra.secondaryMenu);
  if (!button || !list) return;
  startDisclosure(scope, {
    button,
    list,
    isOpen: isOpen(list),
    show(isShown) {
      changes.setClass(button, extra.toggled, isShown);
      changes.setClass(list, extra.selected, isShown);
    },
  });
};

/** Moves lists of the wide menu that would leave the window; mega menus are as wide as the menu. */
export const startListsInWindow = ({ page, changes, listen, onEnd }: ControllerScope): void => {
  const { document: doc, window: win, stores } = page;
  const lists = doc.querySelectorAll<HTMLElement>(extra.wideLists);
  const place = () => {
    for (const list of lists) {
      changes.setStyle(list, 'left', null);
      changes.setStyle(list, 'right', null);
    }
    const { clientWidth: width } = doc.documentElement;
    for (const list of [...lists].filter((each) => each.getBoundingClientRect().right > width)) {
      changes.setStyle(list, 'left', 'auto');
      changes.setStyle(list, 'right', '-20px');
    }
  };
  // Fonts and a logo move the menu.
  listen(win, 'load', place);
  onEnd(
    stores.$viewport.subscribe(({ width }, before) => {
      if (width !== before?.width) place();
    }),
  );
};
