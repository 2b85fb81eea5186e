import type { ControllerScope } from '../../runtime/controller-scope';
import { byId } from '../../runtime/kit';
import * as names from './names';
import { placeLogo } from './place-logo';

const DESKTOP = 981;
/** Between the logo and the menu of left-style headers, in pixels (contract §4.5). */
const GAP = 30;

/** Where the logo stands: in the middle of a split menu, or beside the menu, which makes room. */
export const startLogo = ({ page, changes, onEnd }: ControllerScope): void => {
  const { document: doc, window: win, stores } = page;
  const is = (name: string) => doc.body.classList.contains(name);
  const navigation = byId(doc, names.topNavigation);
  const logo = byId(doc, names.logo);
  const box = doc.querySelector<HTMLElement>(names.logoContainer);
  if (!navigation || !logo || !box || is(names.verticalNav)) return;

  if (is(names.left)) {
    const observer = new win.ResizeObserver(() => {
      // A padding, as the old script had it, moves the box of every menu, also of short ones.
      changes.setStyle(navigation, 'max-width', `calc(100% - ${logo.offsetWidth + GAP}px)`);
    });
    observer.observe(logo);
    onEnd(() => observer.disconnect());
    return;
  }
  if (!is(names.split)) return;
  let leave: (() => void) | undefined;
  onEnd(() => leave?.());
  onEnd(
    stores.$viewport.subscribe(() => {
      page.firstLayout.release(navigation);
      const isDesktop = win.innerWidth >= DESKTOP;
      if (isDesktop) leave ??= placeLogo(navigation, box);
      else {
        leave?.();
        leave = undefined;
      }
    }),
  );
};
