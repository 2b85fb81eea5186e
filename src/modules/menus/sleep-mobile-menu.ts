import { applyButton } from '../../runtime/kit';
import type { SleepScope } from '../../runtime/wake/sleep';
import * as names from './names';

/** The bar of the mobile menu before the first press. */
export const sleepMobileMenu = ({ root, page, changes }: SleepScope): HTMLElement | null => {
  const bar = root.querySelector<HTMLElement>(`.${names.mobileBar}`);
  if (!bar) return null;
  applyButton(changes, bar, page.labels('menu'));
  changes.setAttribute(bar, 'aria-expanded', 'false');
  return bar;
};
