import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, makeButton } from '../../runtime/kit';
import * as names from './search-names';

/** Specification S9.14. */
const ANIMATION_MS = 1000;
/** Beyond the width of the menu, in pixels (contract divi-layout-effects.md §4.9). */
const WIDER = 60;

export interface SearchElements {
  readonly header: HTMLElement;
  readonly toggle: HTMLElement;
  readonly menu: HTMLElement;
  readonly search: HTMLElement;
}

/** The search field that takes the place of the header's menu; returns what opens it. */
export const createSearchOverlay = (
  scope: ControllerScope,
  { header, toggle, menu, search }: SearchElements,
): (() => void) => {
  const { page, changes, listen, after } = scope;
  const { document: doc, window: win } = page;
  const field = search.querySelector<HTMLInputElement>(names.searchField);
  const close = search.querySelector<HTMLElement>(names.searchClose);
  let isOpen = false;
  let cancelRest = () => {};

  const place = () => {
    const top = byId(doc, names.topMenu);
    const link = top?.querySelector('li a');
    changes.setStyle(search, 'height', `${header.clientHeight}px`);
    if (field && link) changes.setStyle(field, 'font-size', win.getComputedStyle(link).fontSize);
    const isLeft = doc.body.classList.contains(names.left);
    const wide = isLeft ? search.querySelector<HTMLElement>('form') : search;
    if (wide && top) changes.setStyle(wide, 'max-width', `${top.offsetWidth + WIDER}px`);
  };
  const classes = (element: HTMLElement, flags: Readonly<Record<string, boolean>>) => {
    for (const [name, isOn] of Object.entries(flags)) changes.setClass(element, name, isOn);
  };
  const set = (to: boolean) => {
    // Only opening waits for what still moves: leaving never waits.
    if (isOpen === to || (to && search.classList.contains(names.animating))) return;
    isOpen = to;
    cancelRest();
    place();
    classes(menu, { et_pb_menu_visible: !to, et_pb_menu_hidden: to, [names.still]: false });
    classes(search, {
      et_pb_search_visible: to,
      et_pb_search_form_hidden: !to,
      [names.still]: false,
      [names.animating]: true,
    });
    changes.setAttribute(menu, 'inert', to ? '' : null);
    changes.setAttribute(search, 'inert', to ? null : '');
    changes.setAttribute(toggle, 'aria-expanded', String(to));
    (to ? field : toggle)?.focus({ preventScroll: true });
    cancelRest = after(ANIMATION_MS, () => {
      classes(menu, { [names.still]: true });
      classes(search, { [names.still]: true, [names.animating]: false });
    });
  };

  if (close) makeButton(scope, close, { label: page.labels('close'), press: () => set(false) });
  listen<KeyboardEvent>(search, 'keydown', ({ key }) => key === 'Escape' && set(false));
  listen(doc, 'pointerdown', ({ target }) => {
    if (isOpen && !header.contains(target as Node)) set(false);
  });
  listen(win, names.transitionEnd, place);
  return () => set(true);
};
