import { atom } from 'nanostores';
import type { Start } from '../../runtime/definition';
import { byId, createLatest } from '../../runtime/kit';
import * as names from './names';
import { fitPlace, placeLogo } from './place-logo';

const DESKTOP = 981;

/** On desktops the logo stands in the middle of a split menu. */
export const startSplitLogo: Start = ({ page, signal, listen, onEnd }) => {
  const { document: doc, window: win, stores } = page;
  const navigation = byId(doc, names.topNavigation);
  const box = doc.querySelector<HTMLElement>(names.logoContainer);
  if (!navigation || !box || doc.body.classList.contains(names.verticalNav)) return;
  const logo = byId(doc, names.logo);
  const fit = () => fitPlace(navigation);
  if (logo) listen(logo, 'load', fit);
  // The header shrinks, or is whole again.
  listen(win, names.transitionStart, fit);
  const $isInside = atom(false);
  const stay = createLatest(signal);
  onEnd(
    $isInside.listen((isInside) => {
      const ended = stay.start();
      const undo = isInside && placeLogo(navigation, box);
      if (undo) ended.addEventListener('abort', undo, { once: true });
    }),
  );
  onEnd(
    stores.$viewport.subscribe(() => {
      page.firstLayout.release(navigation);
      $isInside.set(win.innerWidth >= DESKTOP);
    }),
  );
};
