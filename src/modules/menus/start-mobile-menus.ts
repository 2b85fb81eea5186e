import { makeButton, onDemand, type Part } from '../../runtime/kit';
import * as names from './names';

const load = () => import('./mobile-menu');

/** The bars of phones and tablets, which are buttons at once; what they open comes on its own. */
export const startMobileMenus = (part: Part): void => {
  const { page, changes } = part;
  const { document: doc, stores, labels } = page;
  for (const nav of doc.querySelectorAll<HTMLElement>(`.${names.mobileNav}`)) {
    const bar = nav.querySelector<HTMLElement>(`.${names.mobileBar}`);
    if (!bar) continue;
    changes.setAttribute(bar, 'aria-expanded', 'false');
    const press = onDemand(part, bar, load, (code) => code.createMobileMenu(part, nav, bar));
    makeButton(part, bar, { label: labels('menu'), press });
    // Where the bar is in sight it is what most visitors press first. A failure is the press's to tell.
    if (stores.$viewport.get().breakpoint !== 'desktop') page.load(load).catch(() => {});
  }
};
