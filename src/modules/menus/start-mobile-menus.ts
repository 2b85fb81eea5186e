import { makeButton, onDemand, type Part } from '../../runtime/kit';
import * as names from './names';

/** The bars of phones and tablets; the menus that they open have code of their own. */
export const startMobileMenus = (part: Part): void => {
  const { page, changes } = part;
  const { document: doc, labels } = page;
  for (const nav of doc.querySelectorAll<HTMLElement>(`.${names.mobileNav}`)) {
    const bar = nav.querySelector<HTMLElement>(`.${names.mobileBar}`);
    if (!bar) continue;
    changes.setAttribute(bar, 'aria-expanded', 'false');
    const press = onDemand(
      part,
      bar,
      () => import('./mobile-menu'),
      (code) => code.createMobileMenu(part, nav, bar),
    );
    makeButton(part, bar, { label: labels('menu'), press });
  }
};
