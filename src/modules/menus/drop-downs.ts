import type { ControllerScope } from '../../runtime/controller-scope';
import { createReducerStore } from '../../runtime/kit';
import * as names from './names';

/** How long a sub-menu stays within reach of a pointer that cuts a corner, in milliseconds. */
const LEAVE_MS = 200;

/** Items of menus, and how the visitor points at them. */
export interface DropDowns<Item> {
  /** From the top of one menu down. */
  readonly open: readonly Item[];
  /** Those of them that stay open without a pointer over them. */
  readonly held: readonly Item[];
  /** Those that fade. */
  readonly leaving: readonly Item[];
  readonly isTouch: boolean;
}

export type DropDownsAction<Item> =
  | { readonly type: 'show'; readonly chain: readonly Item[]; readonly isHeld: boolean }
  | { readonly type: 'faded'; readonly item: Item }
  | { readonly type: 'pointer'; readonly isTouch: boolean };

export const allClosed: DropDowns<never> = { open: [], held: [], leaving: [], isTouch: false };

export const reduceDropDowns = <Item>(
  state: DropDowns<Item>,
  action: DropDownsAction<Item>,
): DropDowns<Item> => {
  const { open, held, leaving } = state;
  if (action.type === 'pointer') return { ...state, isTouch: action.isTouch };
  if (action.type === 'faded') {
    return { ...state, leaving: leaving.filter((item) => item !== action.item) };
  }
  const { chain, isHeld } = action;
  return {
    ...state,
    open: chain,
    held: isHeld ? chain : held.filter((item) => chain.includes(item)),
    leaving: [...leaving, ...open].filter((item) => !chain.includes(item)),
  };
};

const isParent = (item: Element) => item.classList.contains(names.parent);
/** A mega menu shows all its columns at once. */
const opensAlone = (item: Element) => !item.parentElement?.closest(`.${names.mega}`);
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
  onEnd,
}: ControllerScope): void => {
  const { $state, dispatch } = createReducerStore<
    DropDowns<HTMLElement>,
    DropDownsAction<HTMLElement>
  >(reduceDropDowns, allClosed);
  const fades = new Map<HTMLElement, () => void>();
  const show = (chain: readonly HTMLElement[], isHeld: boolean) =>
    dispatch({ type: 'show', chain, isHeld });

  onEnd(
    $state.listen(({ open, held, leaving }, before = allClosed) => {
      for (const item of new Set([...before.open, ...before.leaving, ...open])) {
        if (!opensAlone(item)) continue;
        const isOpen = open.includes(item);
        const isLeaving = leaving.includes(item);
        const link = linkOf(item);
        changes.setClass(item, names.shown, isOpen);
        changes.setClass(item, names.pressed, held.includes(item));
        // The fade needs the list to stay visible for a moment.
        changes.setClass(item, names.hovered, isOpen || isLeaving);
        if (link && isParent(item)) changes.setAttribute(link, 'aria-expanded', String(isOpen));
        if (isLeaving === before.leaving.includes(item)) continue;
        fades.get(item)?.();
        const fade = () => dispatch({ type: 'faded', item });
        if (isLeaving) fades.set(item, after(LEAVE_MS, fade));
      }
    }),
  );

  for (const item of doc.querySelectorAll<HTMLElement>(`:is(${names.menu}) .${names.parent}`)) {
    const link = linkOf(item);
    if (link && opensAlone(item)) changes.setAttribute(link, 'aria-expanded', 'false');
  }

  listen<PointerEvent>(doc, 'pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'mouse') return;
    const chain = chainOf(target);
    if (chain.length > 0 || !doc.activeElement?.closest(names.menu)) show(chain, false);
  });
  listen<PointerEvent>(doc, 'pointerdown', ({ pointerType, target }) => {
    dispatch({ type: 'pointer', isTouch: pointerType === 'touch' });
    if (chainOf(target).length === 0) show([], false);
  });
  listen(doc, 'focusin', ({ target }) => {
    // A tap focuses as well; it has its own way.
    if (target instanceof Element && !target.matches(':focus-visible')) return;
    const chain = chainOf(target);
    if (chain.length > 0 || $state.get().open.length > 0) show(chain, true);
  });
  listen<MouseEvent>(
    doc,
    'click',
    (event) => {
      const chain = chainOf(event.target);
      const item = chain.at(-1);
      if (!item || !isParent(item)) return;
      const { isTouch, held } = $state.get();
      const isTopTier = chain.length === 1 && item.parentElement?.classList.contains(names.idleTop);
      // The first tap opens, the second follows the link.
      const isFirstTap = isTouch && opensAlone(item) && !held.includes(item);
      if (isTopTier || isFirstTap) event.preventDefault();
      if (isFirstTap) event.stopPropagation();
      if (isTouch) show(chain, true);
    },
    { capture: true },
  );
  listen<KeyboardEvent>(doc, 'keydown', (event) => {
    const { open } = $state.get();
    if (event.key !== 'Escape' || open.length === 0) return;
    const chain = chainOf(event.target);
    const inner = chain.findLast(
      (item) => open.includes(item) && opensAlone(item) && isParent(item),
    );
    // Its focus opens it once more.
    if (inner) linkOf(inner)?.focus();
    show(inner ? chain.slice(0, chain.indexOf(inner)) : [], false);
  });
};
