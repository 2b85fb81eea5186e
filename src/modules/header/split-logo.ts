import { atom } from 'nanostores';
import type { Start } from '../../runtime/definition';
import { byId, createLatest } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as names from './names';
import { placeLogo, placeWidth } from './place-logo';

/** On desktops the logo is in the middle of a split menu. */
export const startSplitLogo: Start = ({ page, signal, listen, onEnd }) => {
  const { document: doc, window: win, stores } = page;
  const navigation = byId(doc, names.topNavigation);
  const box = doc.querySelector<HTMLElement>(names.logoContainer);
  if (!navigation || !box || doc.body.classList.contains(names.verticalNav)) return;
  const { dataset } = navigation;
  const logo = box.querySelector('img');
  /** Its width changes when the header shrinks or shows no logo. */
  const fit = () => {
    const place = navigation.querySelector<HTMLElement>(`.${names.centeredLogo}`);
    if (!place || !logo) return;
    const isFixed = byId(doc, divi.mainHeader)?.classList.contains(names.fixed);
    const isHidden = doc.body.classList.contains(isFixed ? names.hideFixedLogo : names.hideLogo);
    const header = isFixed ? dataset.fixedHeight : dataset.height;
    place.style.width = isHidden ? '0px' : placeWidth(logo, header);
  };
  if (logo) listen(logo, 'load', fit);
  // The header shrinks or is restored.
  listen(win, names.transitionStart, fit);
  const $isInside = atom(false);
  const stay = createLatest(signal);
  onEnd(
    $isInside.listen((isInside) => {
      const ended = stay.start();
      const undo = isInside && placeLogo(navigation, box);
      if (undo) ended.addEventListener('abort', undo, { once: true });
      // Moving the logo changes the height of the header.
      page.bus.emit('header:changed');
    }),
  );
  onEnd(
    stores.$viewport.subscribe(() => {
      page.firstLayout.release(navigation);
      $isInside.set(win.innerWidth >= names.desktop);
      fit();
    }),
  );
};
