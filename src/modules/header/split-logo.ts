import type { Start } from '../../runtime/definition';
import { byId } from '../../runtime/kit';
import * as names from './names';
import { placeLogo } from './place-logo';

const DESKTOP = 981;

/** On desktops the logo stands in the middle of a split menu. */
export const startSplitLogo: Start = ({ page, onEnd }) => {
  const { document: doc, window: win, stores } = page;
  const navigation = byId(doc, names.topNavigation);
  const box = doc.querySelector<HTMLElement>(names.logoContainer);
  if (!navigation || !box || doc.body.classList.contains(names.verticalNav)) return;
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
