import { applyButton, byId } from '../../runtime/kit';
import type { SleepScope } from '../../runtime/wake/sleep';
import * as divi from '../../runtime/names/divi';
import * as names from './names';

export interface HeaderSearchElements {
  readonly header: HTMLElement;
  readonly menu: HTMLElement;
  readonly search: HTMLElement;
}

/** The button of the header's search before the first press; null where its field is missing. */
export const sleepHeaderSearch = ({
  root: toggle,
  page,
  changes,
}: SleepScope): HeaderSearchElements | null => {
  const { document: doc, labels } = page;
  const header = byId(doc, divi.mainHeader);
  const menu = doc.querySelector<HTMLElement>(names.menuContainer);
  const search = doc.querySelector<HTMLElement>(names.headerSearch);
  if (!header || !menu || !search) return null;
  // While hidden it would still be focusable.
  changes.setAttribute(search, 'inert', '');
  changes.setAttribute(toggle, 'aria-expanded', 'false');
  applyButton(changes, toggle, labels('search'));
  return { header, menu, search };
};
