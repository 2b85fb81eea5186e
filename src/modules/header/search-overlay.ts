import { listen, makeButton, type Part } from '../../runtime/kit';
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

/** The search field that takes the place of the header's menu; what it gives back opens it. */
export const createSearchOverlay = (
  part: Part,
  { header, toggle, menu, search }: SearchElements,
): (() => void) => {
  const { page, changes, listening, is, find, undos } = part;
  const { document: doc, window: win } = page;
  const field = search.querySelector<HTMLInputElement>(names.searchField);
  const close = search.querySelector<HTMLElement>(names.searchClose);
  let isOpen = false;
  let timer = 0;

  const place = () => {
    const top = find(names.topMenu);
    const link = top?.querySelector('li a');
    changes.setStyle(search, 'height', `${header.clientHeight}px`);
    if (field && link) changes.setStyle(field, 'font-size', win.getComputedStyle(link).fontSize);
    const wide = is(names.left) ? search.querySelector<HTMLElement>('form') : search;
    if (wide && top) changes.setStyle(wide, 'max-width', `${top.offsetWidth + WIDER}px`);
  };
  const classes = (element: HTMLElement, flags: Readonly<Record<string, boolean>>) => {
    for (const [name, isOn] of Object.entries(flags)) changes.setClass(element, name, isOn);
  };
  const set = (to: boolean) => {
    // Only opening waits for what still moves: whoever wants to leave leaves at once.
    if (isOpen === to || (to && search.classList.contains(names.animating))) return;
    isOpen = to;
    win.clearTimeout(timer);
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
    timer = win.setTimeout(() => {
      classes(menu, { [names.still]: true });
      classes(search, { [names.still]: true, [names.animating]: false });
    }, ANIMATION_MS);
  };

  if (close) makeButton(part, close, { label: page.labels('close'), press: () => set(false) });
  listen<KeyboardEvent>(search, 'keydown', ({ key }) => key === 'Escape' && set(false), listening);
  listen(
    doc,
    'pointerdown',
    ({ target }) => {
      if (isOpen && !header.contains(target as Node)) set(false);
    },
    listening,
  );
  listen(win, names.transitionEnd, place, listening);
  undos.push(() => win.clearTimeout(timer));
  return () => set(true);
};
