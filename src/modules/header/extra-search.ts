import { atom } from 'nanostores';
import type { ControllerScope } from '../../runtime/controller-scope';
import { makeButton } from '../../runtime/kit';
import * as extra from './extra-names';

/** A glass, in the bar above the header or in the menu, shows the search beside it, ready to be typed into. */
export const startSearches = (scope: ControllerScope): void => {
  const { page, changes, onEnd } = scope;
  for (const icon of page.document.querySelectorAll<HTMLElement>(extra.searchIcons)) {
    const search = icon.parentElement?.querySelector<HTMLElement>(extra.search);
    if (!search) continue;
    const $isOpen = atom(false);
    onEnd(
      $isOpen.subscribe((isOpen) => {
        changes.setClass(search, extra.searchVisible, isOpen);
        // That of the menu is hidden by the style sheet.
        if (icon.matches(extra.menuSearchIcon))
          changes.setStyle(search, 'display', isOpen ? 'block' : null);
        changes.setAttribute(icon, 'aria-expanded', String(isOpen));
        const field = isOpen && search.querySelector('input');
        if (field) field.select();
      }),
    );
    makeButton(scope, icon, {
      label: page.labels('search'),
      press: () => $isOpen.set(!$isOpen.get()),
    });
  }
};
