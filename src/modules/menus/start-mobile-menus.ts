import { makeButton, onDemand, type Part } from '../../runtime/kit';
import * as names from './names';

/** The bars of phones and tablets; the menus that they open come with their first use. */
export const startMobileMenus = (part: Part): void => {
  const { page, changes } = part;
  for (const nav of page.document.querySelectorAll<HTMLElement>(`.${names.mobileNav}`)) {
    const bar = nav.querySelector<HTMLElement>(`.${names.mobileBar}`);
    if (!bar) continue;
    changes.setAttribute(bar, 'aria-expanded', 'false');
    makeButton(part, bar, {
      label: page.labels('menu'),
      press: onDemand(
        part,
        bar,
        () => import('./mobile-menu'),
        (code) => code.createMobileMenu(part, nav, bar),
      ),
    });
  }
};
