import type { ControllerScope } from '../../runtime/controller-scope';
import { addStyleSheet, createReducerStore, FOCUS_RING, isRtl } from '../../runtime/kit';
import { subMenuButton } from '../../runtime/names/skerry';
import * as names from './names';

/** How long a sub-menu stays open for a pointer that cuts a corner, in milliseconds. */
const LEAVE_MS = 200;

/** Open items of menus. */
export interface DropDowns<Item> {
  /** From the top of one menu down. */
  readonly open: readonly Item[];
  /** Items that stay open without a pointer over them. */
  readonly held: readonly Item[];
  /** Items that fade out. */
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

/**
 * The button is invisible and out of the pointer's way until it gets keyboard focus. Then it covers
 * the row, 24 px wide (WCAG 2.5.8), wider with larger text, and moves nothing. The last rule is
 * Divi's own; Extra's style sheet shows lists on hover only.
 */
const CSS = `.${subMenuButton}{position:absolute;z-index:100000;width:1.5em;height:1.5em;padding:0;border:0;background:Canvas;color:CanvasText;font:16px/1.5 sans-serif;clip-path:inset(50%);pointer-events:none}
.${subMenuButton}:focus-visible{clip-path:none;pointer-events:auto;${FOCUS_RING}}
.${subMenuButton}::before{content:"\\25be"/""}
.${subMenuButton}[aria-expanded=true]::before{content:"\\25b4"/""}
.nav .${names.pressed}>ul{opacity:1!important;visibility:visible}`;

const isParent = (item: Element) => item.classList.contains(names.parent);
/** A mega menu shows all its columns at once. */
const opensAlone = (item: Element) => !item.parentElement?.closest(`.${names.mega}`);
const linkOf = (item: Element) => item.querySelector<HTMLAnchorElement>(':scope > a');
/** Lists in widgets show their branches permanently. */
const isShownAnyway = (item: Element) =>
  item.querySelector(':scope > ul')?.checkVisibility?.({ visibilityProperty: true }) ?? false;

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

/** Items are in lines and in columns, and those of mega menus have no positioned box of their own. */
const placeBeside = (link: HTMLAnchorElement, button: HTMLButtonElement): void => {
  const { left, right, top, height } = link.getBoundingClientRect();
  const { style, offsetWidth, offsetHeight } = button;
  const start = isRtl(link) ? left - offsetWidth : right;
  style.translate = '';
  const now = button.getBoundingClientRect();
  style.translate = `${start - now.left}px ${top + (height - offsetHeight) / 2 - now.top}px`;
};

/** The button that opens and closes a sub-menu, beside the item's own link. */
const createButton = (link: HTMLAnchorElement, label: string): HTMLButtonElement => {
  const button = link.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = subMenuButton;
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-label', label);
  link.after(button);
  button.addEventListener('focus', () => placeBeside(link, button));
  return button;
};

/**
 * Sub-menus open on hover, at the first tap, when focused, and by a button of their own; Escape
 * closes them (divi-layout.md §4.1).
 */
export const startDropDowns = ({
  page: { document: doc, labels },
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
  const buttons = new Map<HTMLElement, HTMLButtonElement>();
  const show = (chain: readonly HTMLElement[], isHeld: boolean) =>
    dispatch({ type: 'show', chain, isHeld });

  onEnd(
    $state.listen(({ open, held, leaving }, before = allClosed) => {
      for (const item of new Set([...before.open, ...before.leaving, ...open])) {
        if (!opensAlone(item)) continue;
        const isOpen = open.includes(item);
        const isLeaving = leaving.includes(item);
        changes.setClass(item, names.shown, isOpen);
        changes.setClass(item, names.pressed, held.includes(item));
        // The list must stay visible while it fades.
        changes.setClass(item, names.hovered, isOpen || isLeaving);
        buttons.get(item)?.setAttribute('aria-expanded', String(isOpen));
        if (isLeaving === before.leaving.includes(item)) continue;
        fades.get(item)?.();
        const fade = () => dispatch({ type: 'faded', item });
        if (isLeaving) fades.set(item, after(LEAVE_MS, fade));
      }
    }),
  );

  const parents = [...doc.querySelectorAll<HTMLElement>(`:is(${names.menu}) .${names.parent}`)];
  for (const item of parents.filter((each) => opensAlone(each) && !isShownAnyway(each))) {
    const link = linkOf(item);
    const name = link?.textContent?.trim();
    if (link && name) buttons.set(item, createButton(link, labels('subMenu', { name })));
  }
  onEnd(() => {
    for (const button of buttons.values()) button.remove();
  });
  onEnd(addStyleSheet(doc, CSS));

  listen<PointerEvent>(doc, 'pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'mouse') return;
    const chain = chainOf(target);
    if (chain.length > 0 || $state.get().held.length === 0) show(chain, false);
  });
  listen<PointerEvent>(doc, 'pointerdown', ({ pointerType, target }) => {
    dispatch({ type: 'pointer', isTouch: pointerType === 'touch' });
    if (chainOf(target).length === 0) show([], false);
  });
  listen(doc, 'focusin', ({ target }) => {
    // A tap focuses as well, but is handled separately.
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
      const { isTouch, held, open } = $state.get();
      if (event.target === buttons.get(item)) {
        show(open.includes(item) ? chain.slice(0, -1) : chain, true);
        return;
      }
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
    // Focusing it opens it once more.
    if (inner) linkOf(inner)?.focus();
    show(inner ? chain.slice(0, chain.indexOf(inner)) : [], false);
  });
};
