import { listen } from '../../runtime/kit';
import type { MenuPart } from './menu-part';
import * as names from './names';

/** Specification S9.14. */
const ANIMATION_MS = 1000;
/** Contract divi-layout-effects.md §5.3. */
const BELOW_LOGO = 30;
const TABLET = 980;

/** The search field that takes the place of a menu module's links. */
export const startMenuSearch = ({ page, changes, listening, undos }: MenuPart): void => {
  const { document: doc, window: win } = page;
  const timers = new Set<number>();
  undos.push(() => {
    for (const timer of timers) win.clearTimeout(timer);
  });

  const start = (button: HTMLElement) => {
    const module = button.closest<HTMLElement>(names.module);
    const container = module?.querySelector<HTMLElement>(`.${names.searchContainer}`);
    const wrap = module?.querySelector<HTMLElement>(`.${names.wrap}`);
    if (!module || !container || !wrap) return;
    const close = container.querySelector<HTMLElement>(names.searchClose);
    const input = container.querySelector<HTMLInputElement>(names.searchInput);
    let isOpen = false;

    const state = (
      element: HTMLElement,
      stem: string,
      flags: Readonly<Record<string, boolean>>,
    ) => {
      for (const [flag, isOn] of Object.entries(flags))
        changes.setClass(element, `${stem}--${flag}`, isOn);
    };
    const place = () => {
      const logo = module.querySelector<HTMLElement>(names.logo);
      const isLeft = names.leftAligned.test(module.className);
      const isBelow =
        logo &&
        (doc.documentElement.clientWidth <= TABLET || names.centered.test(module.className));
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
      const timer = win.setTimeout(() => {
        timers.delete(timer);
        changes.setClass(container, names.animating, false);
        for (const element of [wrap, container]) changes.setClass(element, names.still, isOpen);
        if (!isOpen) state(container, names.searchContainer, { disabled: true });
      }, ANIMATION_MS);
      timers.add(timer);
    };

    changes.setAttribute(button, 'aria-expanded', 'false');
    changes.setAttribute(button, 'aria-label', page.labels('search'));
    if (close) changes.setAttribute(close, 'aria-label', page.labels('close'));
    listen(button, 'click', () => set(true), listening);
    if (close) listen(close, 'click', () => set(false), listening);
    listen<KeyboardEvent>(
      container,
      'keydown',
      ({ key }) => key === 'Escape' && set(false),
      listening,
    );
    // Only when the focus goes elsewhere: whoever presses the form's own button wants to search.
    listen<FocusEvent>(
      container,
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !container.contains(relatedTarget)) set(false);
      },
      listening,
    );
  };
  for (const button of doc.querySelectorAll<HTMLElement>(names.searchButton)) start(button);
};
