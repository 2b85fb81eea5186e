import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, makeButton, onDemand } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as names from './names';

/** The button of the header's search; the field that it opens has code of its own. */
export const startSearch = (scope: ControllerScope): void => {
  const { page, changes } = scope;
  const { document: doc, labels } = page;
  const header = byId(doc, divi.mainHeader);
  const toggle = byId(doc, names.searchToggle);
  const menu = doc.querySelector<HTMLElement>(names.menuContainer);
  const search = doc.querySelector<HTMLElement>(names.searchContainer);
  if (!header || !toggle || !menu || !search) return;
  // Unseen it would still take the focus.
  changes.setAttribute(search, 'inert', '');
  changes.setAttribute(toggle, 'aria-expanded', 'false');
  makeButton(scope, toggle, {
    label: labels('search'),
    press: onDemand(
      scope,
      toggle,
      () => import('./search-overlay'),
      (code) => code.createSearchOverlay(scope, { header, toggle, menu, search }),
    ),
  });
};
