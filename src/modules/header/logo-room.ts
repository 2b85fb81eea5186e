import type { ControllerScope } from '../../runtime/controller-scope';
import { byId } from '../../runtime/kit';
import * as names from './names';

/** Between the logo and the menu of left-style headers, in pixels (divi-layout.md §3.3). */
const GAP = 30;

/** The menu of a left-style header makes room for the logo beside it. */
export const makeLogoRoom = ({ page, changes, onEnd }: ControllerScope): void => {
  const { document: doc, window: win } = page;
  const { classList } = doc.body;
  const navigation = byId(doc, names.topNavigation);
  const logo = byId(doc, names.logo);
  if (!navigation || !logo || !classList.contains(names.left)) return;
  if (classList.contains(names.verticalNav)) return;
  const observer = new win.ResizeObserver(() => {
    // A padding, as the old script had it, moves the box of every menu, also of short ones.
    changes.setStyle(navigation, 'max-width', `calc(100% - ${logo.offsetWidth + GAP}px)`);
  });
  observer.observe(logo);
  onEnd(() => observer.disconnect());
};
