import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { byId } from '../../runtime/kit';
import { browserClasses } from './browser-class';
import * as names from './names';

/** Between the logo and the menu of left-aligned headers, in pixels (divi-layout.md §3.3). */
const GAP = 30;

/** Sets the browser classes that style sheets use (specification S2.20). */
const markBody = ({ page, changes }: ControllerScope): void => {
  const { body } = page.document;
  for (const name of browserClasses(page.window.navigator)) changes.setClass(body, name, true);
};

/** The menu of a left-aligned header leaves space for the logo beside it. */
const reserveLogoSpace = ({ page, changes, onEnd }: ControllerScope): void => {
  const { document: doc, window: win } = page;
  const { classList } = doc.body;
  const navigation = byId(doc, names.topNavigation);
  const logo = byId(doc, names.logo);
  if (!navigation || !logo || !classList.contains(names.left)) return;
  if (classList.contains(names.verticalNav)) return;
  const observer = new win.ResizeObserver(() => {
    // A padding, as the old script set it, moves every menu, even a short one.
    changes.setStyle(navigation, 'max-width', `calc(100% - ${logo.offsetWidth + GAP}px)`);
  });
  observer.observe(logo);
  onEnd(() => observer.disconnect());
};

/**
 * The theme's header, and page-wide behaviour (specification S2.19, S2.20). A failing part does not
 * stop the others.
 */
export const startHeader: Start = (scope) => {
  for (const each of [markBody, reserveLogoSpace]) {
    scope.guard(each, 'start')(scope);
  }
};
