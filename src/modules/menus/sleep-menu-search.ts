import type { SleepScope } from '../../runtime/wake/sleep';
import * as names from './names';

export interface MenuSearchElements {
  readonly module: HTMLElement;
  readonly container: HTMLElement;
  readonly wrap: HTMLElement;
}

/** The search button of a menu module before the first press; null where its field is missing. */
export const sleepMenuSearch = ({
  root: button,
  page,
  changes,
}: SleepScope): MenuSearchElements | null => {
  const module = button.closest<HTMLElement>(names.module);
  const container = module?.querySelector<HTMLElement>(`.${names.searchContainer}`);
  const wrap = module?.querySelector<HTMLElement>(`.${names.wrap}`);
  if (!module || !container || !wrap) return null;
  changes.setAttribute(button, 'aria-expanded', 'false');
  changes.setAttribute(button, 'aria-label', page.labels('search'));
  return { module, container, wrap };
};
