import type { ControllerScope } from '../../runtime/controller-scope';
import { onDemand } from '../../runtime/kit';
import * as names from './names';

/** The search buttons of menu modules; the fields that they open have code of their own. */
export const startSearches = (scope: ControllerScope): void => {
  const { page, changes, listen } = scope;
  for (const button of page.document.querySelectorAll<HTMLElement>(names.searchButton)) {
    const module = button.closest<HTMLElement>(names.module);
    const container = module?.querySelector<HTMLElement>(`.${names.searchContainer}`);
    const wrap = module?.querySelector<HTMLElement>(`.${names.wrap}`);
    if (!module || !container || !wrap) continue;
    changes.setAttribute(button, 'aria-expanded', 'false');
    changes.setAttribute(button, 'aria-label', page.labels('search'));
    const open = onDemand(
      scope,
      button,
      () => import('./search-field'),
      (code) => code.createSearchField(scope, { button, module, container, wrap }),
    );
    listen(button, 'click', () => open());
  }
};
