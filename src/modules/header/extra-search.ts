import { atom } from 'nanostores';
import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, makeButton } from '../../runtime/kit';
import * as extra from './extra-names';

/** The glass in the bar above the header shows the search beside it, ready to be typed into. */
export const startBarSearch = (scope: ControllerScope): void => {
  const { page, changes, onEnd } = scope;
  const icon = byId(page.document, extra.searchIcon);
  const search = icon?.parentElement?.querySelector(extra.search);
  if (!icon || !search) return;
  const $isOpen = atom(false);
  onEnd(
    $isOpen.subscribe((isOpen) => {
      changes.setClass(search, extra.searchVisible, isOpen);
      changes.setAttribute(icon, 'aria-expanded', String(isOpen));
      const field = isOpen && search.querySelector('input');
      if (field) field.select();
    }),
  );
  makeButton(scope, icon, {
    label: page.labels('search'),
    press: () => $isOpen.set(!$isOpen.get()),
  });
};
