import { makeButton, onDemand, type Part } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as names from './names';

/** The button of the header's search; the field that it opens has code of its own. */
export const startSearch = (part: Part): void => {
  const { page, changes, find } = part;
  const { document: doc, labels } = page;
  const header = find(divi.mainHeader);
  const toggle = find(names.searchToggle);
  const menu = doc.querySelector<HTMLElement>(names.menuContainer);
  const search = doc.querySelector<HTMLElement>(names.searchContainer);
  if (!header || !toggle || !menu || !search) return;
  // Unseen it would still take the focus.
  changes.setAttribute(search, 'inert', '');
  changes.setAttribute(toggle, 'aria-expanded', 'false');
  makeButton(part, toggle, {
    label: labels('search'),
    press: onDemand(
      part,
      toggle,
      () => import('./search-overlay'),
      (code) => code.createSearchOverlay(part, { header, toggle, menu, search }),
    ),
  });
};
