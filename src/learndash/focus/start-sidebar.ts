import { createReducerStore, pressWithKeys } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import * as shared from '../names';
import * as names from './names';
import { firstSidebar, isOverPage, reduceSidebar, type SidebarState, WIDE } from './sidebar-state';

/** Specification S9.14. */
const RESIZE_MS = 200;

/** The sidebar of focus mode (specification S4.34, learndash.md §7.1). */
export const startSidebar = (scope: ControllerScope, focus: HTMLElement): void => {
  const { page, changes, listen, after, onEnd } = scope;
  const { document: doc, stores } = page;
  const sidebar = focus.querySelector<HTMLElement>(`.${shared.sidebar}`);
  const scroller = sidebar?.querySelector<HTMLElement>(`.${shared.sidebarScroller}`);
  if (!sidebar || !scroller) return;
  const hideable = [scroller, ...sidebar.querySelectorAll<HTMLElement>(names.headingLink)];
  const main = focus.querySelector<HTMLElement>(`.${shared.focusMain}`);
  const triggers = [...focus.querySelectorAll<HTMLElement>(names.triggers)];
  const own = sidebar.querySelector<HTMLElement>(`.${names.sidebarTrigger}`);
  const isFiltered = focus.classList.contains(names.filtered);
  const { $state, dispatch } = createReducerStore(
    reduceSidebar,
    firstSidebar(stores.$viewport.get().width, !focus.classList.contains(names.collapsed)),
  );

  if (!sidebar.id) changes.setAttribute(sidebar, 'id', page.nextId());
  for (const trigger of triggers) {
    if (trigger.matches('button')) continue;
    changes.setAttribute(trigger, 'role', 'button');
    changes.setAttribute(trigger, 'tabindex', '0');
    changes.setAttribute(trigger, 'aria-controls', sidebar.id);
    changes.setAttribute(trigger, 'aria-label', page.labels('menu'));
  }

  /** Applies a state for assistive technology. */
  const mark = (state: SidebarState) => {
    for (const trigger of triggers) {
      changes.setAttribute(trigger, 'aria-expanded', String(state.isOpen));
    }
    // Off-screen parts must not be focusable; their scroll position is kept.
    for (const part of hideable) {
      changes.setStyle(part, 'visibility', state.isOpen ? null : 'hidden');
    }
    // As a modal dialog, a closed sidebar, or one beside the page, would hide the page from screen readers.
    if (sidebar.hasAttribute('role')) {
      changes.setAttribute(sidebar, 'aria-modal', String(isOverPage(state)));
    }
    if (main) changes.setAttribute(main, 'inert', isOverPage(state) ? '' : undefined);
  };
  const apply = ({ isOpen, width }: SidebarState) => {
    if (width < WIDE) changes.setClass(focus, names.initial, false);
    changes.setClass(focus, names.collapsed, !isOpen);
    for (const nav of focus.querySelectorAll(`.${names.mobileNav}`)) {
      changes.setClass(nav, names.mobileExpanded, isOpen);
    }
  };
  const turnArrows = () => {
    for (const icon of focus.querySelectorAll(`.${names.sidebarTrigger} .${names.icon}`)) {
      for (const name of names.arrows) changes.setClass(icon, name, !icon.classList.contains(name));
    }
  };
  const follow = (state: SidebarState, before = state) => {
    const { isOpen } = state;
    const hasMoved = isOpen !== before.isOpen;
    if (hasMoved) {
      apply(state);
      turnArrows();
    }
    mark(state);
    if (!hasMoved) return;
    sidebar.dispatchEvent(
      new CustomEvent(isOpen ? shared.sidebarOpened : shared.sidebarClosed, { bubbles: true }),
    );
  };

  /** Moves the focus to the control that is visible in the new state. */
  const moveFocus = ({ isOpen }: SidebarState) => {
    const back = triggers.find((each) => each !== own && each.getClientRects().length > 0);
    (isOpen ? own : (back ?? own))?.focus({ preventScroll: true });
  };
  /** Presenter mode presses by script, repeatedly, which leaves the focus alone. */
  const toggle = (isVisitors: boolean) => {
    const state = dispatch({ type: 'toggled' });
    if (isVisitors) moveFocus(state);
  };
  const resize = (width: number) => {
    const wasInside = sidebar.contains(doc.activeElement);
    const state = dispatch({ type: 'resized', width, isFiltered });
    if (wasInside && !state.isOpen) moveFocus(state);
  };
  const first = $state.get();
  // On a narrow screen it starts closed, without turning the arrows (learndash.md §7.1).
  if (first.width < WIDE) apply(first);
  mark(first);
  onEnd($state.listen(follow));

  listen<MouseEvent>(focus, 'click', (event) => {
    const trigger = (event.target as Element).closest(names.triggers);
    if (!trigger) return;
    event.preventDefault();
    toggle(event.isTrusted || trigger === doc.activeElement);
  });
  listen<KeyboardEvent>(doc, 'keydown', (event) => {
    const target = event.target as HTMLElement;
    if (triggers.includes(target) && !target.matches('button')) pressWithKeys(event);
    if (event.key === 'Escape' && isOverPage($state.get()) && !event.defaultPrevented) toggle(true);
  });

  let cancel = () => {};
  onEnd(
    stores.$viewport.listen(({ width }) => {
      cancel();
      // A phone's address bar changes the height only.
      if (width === $state.get().width) return;
      cancel = after(RESIZE_MS, () => resize(width));
    }),
  );
};
