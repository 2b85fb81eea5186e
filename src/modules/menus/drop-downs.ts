import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';

/** How long a sub-menu stays within reach of a pointer that cuts a corner, in milliseconds. */
const LEAVE_MS = 200;

const isParent = (item: Element) => item.classList.contains(names.parent);
const linkOf = (item: Element) => item.querySelector<HTMLAnchorElement>(':scope > a');

/** The items around an element, from the top of its menu down; none outside of menus. */
const chainOf = (target: EventTarget | null): readonly HTMLElement[] => {
  if (!(target instanceof Element)) return [];
  const list = target.closest(names.menu);
  if (!list) return [];
  const chain: HTMLElement[] = [];
  for (let at: Element | null = target; at && at !== list; at = at.parentElement) {
    if (at instanceof HTMLElement && at.matches(names.item)) chain.unshift(at);
  }
  return chain;
};

/**
 * Sub-menus open under the pointer, at the first tap, and when the focus moves into them; Escape closes
 * (divi-layout.md §4.1).
 */
export const startDropDowns = ({
  page: { document: doc },
  changes,
  listen,
  after,
}: ControllerScope): void => {
  const open = new Set<HTMLElement>();
  /** What cancels the end of a fade. */
  const leaving = new Map<HTMLElement, () => void>();
  let pointer = 'mouse';
  let isGoingBack = false;

  const setOpen = (item: HTMLElement, isOpen: boolean, isHeld = false) => {
    leaving.get(item)?.();
    leaving.delete(item);
    // A mega menu shows all its columns at once.
    if (item.parentElement?.closest(`.${names.mega}`)) return;
    changes.setClass(item, names.shown, isOpen);
    if (isHeld || !isOpen) changes.setClass(item, names.pressed, isOpen);
    const link = linkOf(item);
    if (link && isParent(item)) changes.setAttribute(link, 'aria-expanded', String(isOpen));
    if (isOpen) {
      open.add(item);
      changes.setClass(item, names.hovered, true);
      return;
    }
    open.delete(item);
    // The fade needs the list to stay visible for a moment.
    leaving.set(
      item,
      after(LEAVE_MS, () => changes.setClass(item, names.hovered, false)),
    );
  };

  /** Opens exactly the items of a chain. */
  const show = (chain: readonly HTMLElement[], isHeld: boolean) => {
    for (const item of open) if (!chain.includes(item)) setOpen(item, false);
    for (const item of chain) {
      if (!open.has(item) || isHeld) setOpen(item, true, isHeld);
    }
  };

  for (const item of doc.querySelectorAll<HTMLElement>(`:is(${names.menu}) .${names.parent}`)) {
    const link = linkOf(item);
    if (link && !item.parentElement?.closest(`.${names.mega}`)) {
      changes.setAttribute(link, 'aria-expanded', 'false');
    }
  }

  listen<PointerEvent>(doc, 'pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'mouse') return;
    const chain = chainOf(target);
    if (chain.length > 0 || !doc.activeElement?.closest(names.menu)) show(chain, false);
  });
  listen<PointerEvent>(doc, 'pointerdown', ({ pointerType, target }) => {
    pointer = pointerType;
    if (chainOf(target).length === 0) show([], false);
  });
  listen(doc, 'focusin', ({ target }) => {
    // A tap focuses as well; it has its own way.
    if (isGoingBack || (target instanceof Element && !target.matches(':focus-visible'))) return;
    const chain = chainOf(target);
    if (chain.length > 0 || open.size > 0) show(chain, true);
  });
  listen<MouseEvent>(
    doc,
    'click',
    (event) => {
      const chain = chainOf(event.target);
      const item = chain.at(-1);
      if (!item || !isParent(item)) return;
      const isTopTier = chain.length === 1 && item.parentElement?.classList.contains(names.idleTop);
      // The first tap opens, the second follows the link.
      const isFirstTap = pointer === 'touch' && !item.classList.contains(names.pressed);
      if (isTopTier || isFirstTap) event.preventDefault();
      if (isFirstTap) event.stopPropagation();
      if (pointer === 'touch') show(chain, true);
    },
    { capture: true },
  );
  listen<KeyboardEvent>(doc, 'keydown', (event) => {
    if (event.key !== 'Escape' || open.size === 0) return;
    const chain = chainOf(event.target);
    const inner = chain.findLast((item) => open.has(item) && isParent(item));
    show(inner ? chain.slice(0, chain.indexOf(inner)) : [], false);
    isGoingBack = true;
    if (inner) linkOf(inner)?.focus();
    isGoingBack = false;
  });
};
