import { applyButton } from '../../runtime/kit';
import type { SleepScope } from '../../runtime/wake/sleep';
import * as names from './names';

/** The bar that opens the menu of phones and tablets, before anybody has pressed it. */
export const sleepMobileMenu = ({ root, page, changes }: SleepScope): HTMLElement | null => {
  const bar = root.querySelector<HTMLElement>(`.${names.mobileBar}`);
  if (!bar) return null;
  applyButton(changes, bar, page.labels('menu'));
  changes.setAttribute(bar, 'aria-expanded', 'false');
  return bar;
};
