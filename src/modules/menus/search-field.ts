import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './search-names';

/** Specification S9.14. */
const ANIMATION_MS = 1000;
/** Contract divi-layout-effects.md §5.3. */
const BELOW_LOGO = 30;
const TABLET = 980;

export interface SearchElements {
  readonly button: HTMLElement;
  readonly module: HTMLElement;
  readonly container: HTMLElement;
  readonly wrap: HTMLElement;
}

/** The search field that takes the place of a menu module's links; returns what opens it. */
export const createSearchField = (
  { page, changes, listen, after }: ControllerScope,
  { button, module, container, wrap }: SearchElements,
): (() => void) => {
  const { document: doc, window: win } = page;
  const close = container.querySelector<HTMLElement>(names.searchClose);
  const input = container.querySelector<HTMLInputElement>(names.searchInput);
  let isOpen = false;
  let cancelRest = () => {};

  const state = (element: HTMLElement, stem: string, flags: Readonly<Record<string, boolean>>) => {
    for (const [flag, isOn] of Object.entries(flags))
      changes.setClass(element, `${stem}--${flag}`, isOn);
  };
  const place = () => {
    const logo = module.querySelector<HTMLElement>(names.logo);
    const isLeft = names.leftAligned.test(module.className);
    const isBelow =
      logo && (doc.documentElement.clientWidth <= TABLET || names.centered.test(module.className));
    const link = module.querySelector(`${names.moduleMenu} li a`);
    changes.setStyle(
      container,
      'padding-top',
      isBelow && !isLeft ? `${logo.offsetHeight + BELOW_LOGO}px` : '0px',
    );
    changes.setStyle(
      container,
      'padding-inline-start',
      isLeft && logo ? `${logo.offsetWidth}px` : '0px',
    );
    if (input && link) changes.setStyle(input, 'font-size', win.getComputedStyle(link).fontSize);
  };
  const set = (to: boolean) => {
    if (isOpen === to) return;
    isOpen = to;
    cancelRest();
    if (to) place();
    state(wrap, names.wrap, { visible: !to, hidden: to });
    state(container, names.searchContainer, {
      visible: to,
      hidden: !to,
      ...(to && { disabled: false }),
    });
    changes.setClass(container, names.animating, true);
    changes.setAttribute(button, 'aria-expanded', String(to));
    changes.setAttribute(container, 'inert', to ? null : '');
    changes.setAttribute(wrap, 'inert', to ? '' : null);
    if (to) input?.focus();
    else button.focus();
    cancelRest = after(ANIMATION_MS, () => {
      changes.setClass(container, names.animating, false);
      for (const element of [wrap, container]) changes.setClass(element, names.still, isOpen);
      if (!isOpen) state(container, names.searchContainer, { disabled: true });
    });
  };

  if (close) {
    changes.setAttribute(close, 'aria-label', page.labels('close'));
    listen(close, 'click', () => set(false));
  }
  listen<KeyboardEvent>(container, 'keydown', ({ key }) => key === 'Escape' && set(false));
  // Only when the focus goes elsewhere: a press on the form's own button searches.
  listen<FocusEvent>(container, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !container.contains(relatedTarget)) set(false);
  });
  return () => set(true);
};
