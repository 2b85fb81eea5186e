import { useLayoutEffect, useRef, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
  createPortal,
  pressWithKeys,
  useAttributes,
  useClasses,
  useListen,
  useScope,
  useStyles,
} from '../../runtime/dom';
import { byId, slideElement } from '../../runtime/kit';
import * as names from './names';

/** Specification S9.07. */
const SLIDE_MS = 500;

const stateClasses = [names.shown, names.hovered, names.pressed, names.reversed];

/**
 * The items of menus for phones: copies without what only wide windows have, and without ids, which
 * would stand twice in the page (divi-layout.md §4.2).
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

/** What the list copies, with the id that it has. */
interface Source {
  readonly menus: readonly Element[];
  readonly id: string;
}

/** The menu that stands behind a bar; none where the page has no menu for it. */
const sourceOf = (doc: Document, nav: Element): Source | null => {
  if (nav.closest(names.topNavigation)) {
    const menu = doc.querySelector(`${names.topNavigation} ul.nav`);
    const more = byId(doc, names.secondaryMenu);
    return menu && { menus: [menu, ...(more ? [more] : [])], id: names.mobileMenuId };
  }
  const all = [...doc.querySelectorAll(`${names.moduleMenu} ul.nav`)];
  const menu = nav.closest(names.module)?.querySelector(`${names.moduleMenu} ul.nav`);
  return menu ? { menus: [menu], id: `${names.mobileMenuId}${all.indexOf(menu) + 1}` } : null;
};

/** The copied menu, which slides; its items are the server's and none of React's. */
function MobileList({ menus, id, isOpen }: Source & { readonly isOpen: boolean }) {
  const scope = useScope();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => list.current?.append(...mobileItems(menus)), [menus]);
  useLayoutEffect(() => {
    if (!list.current) return;
    slideElement(scope, list.current, { isOpen, durationMs: SLIDE_MS });
  }, [scope, isOpen]);
  return <ul id={id} className={names.mobileMenu} ref={list} />;
}

/**
 * The menu behind the bar on phones and tablets: a copy of the wide one, made when it is first opened
 * (divi-layout.md §4.2).
 */
export function MobileMenu({ root: nav, page, asleep: bar }: IslandProps<HTMLElement | null>) {
  const { document: doc } = page;
  const [source, setSource] = useState<Source | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [clippers] = useState(() =>
    names.clippers.flatMap((selector) => nav.closest<HTMLElement>(selector) ?? []),
  );

  const close = () => setOpen(false);
  useListen<MouseEvent>(bar, 'click', (event) => {
    event.preventDefault();
    const found = source ?? sourceOf(doc, nav);
    setSource(found);
    setOpen(!isOpen && found !== null);
  });
  useListen<KeyboardEvent>(bar, 'keydown', pressWithKeys);
  useListen<MouseEvent>(nav, 'click', ({ target }) => {
    if ((target as Element).closest(`.${names.mobileMenu} a[href]`)) close();
  });
  useListen<KeyboardEvent>(nav, 'keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    bar?.focus();
  });
  // One menu at a time, and none behind the visitor's back.
  const leave = ({ target }: Event) => {
    if (isOpen && !nav.contains(target as Node)) close();
  };
  useListen(doc, 'pointerdown', leave);
  useListen(doc, 'focusin', leave);

  useAttributes(bar ? [bar] : [], () => ({
    'aria-expanded': isOpen,
    'aria-controls': source?.id,
  }));
  useClasses([nav], () => (source ? { [names.opened]: isOpen, [names.closed]: !isOpen } : {}));
  useStyles(clippers, () => ({ overflow: isOpen ? 'visible' : null }));
  return source && createPortal(<MobileList {...source} isOpen={isOpen} />, nav);
}
