import type { ControllerScope } from '../../runtime/controller-scope';
import { makeButton, onDemand } from '../../runtime/kit';
import * as names from './names';

/** The bars of phones and tablets; the menus that they open have code of their own. */
export const startMobileMenus = (scope: ControllerScope): void => {
  const { page, changes } = scope;
  const { document: doc, labels } = page;
  for (const nav of doc.querySelectorAll<HTMLElement>(`.${names.mobileNav}`)) {
    const bar = nav.querySelector<HTMLElement>(`.${names.mobileBar}`);
    if (!bar) continue;
    changes.setAttribute(bar, 'aria-expanded', 'false');
    const press = onDemand(
      scope,
      bar,
      () => import('./mobile-menu'),
      (code) => code.createMobileMenu(scope, nav, bar),
    );
    makeButton(scope, bar, { label: labels('menu'), press });
  }
};
