import {
  hasModifier,
  listen,
  onDemand,
  type Part,
  startLate,
  startParts,
  targetOf,
} from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import { isOwnLink } from './is-own-link';
import * as names from './names';

/** Links inside the page scroll there; the code that does comes with the first sign of a visitor. */
const startInPageLinks = (part: Part): void => {
  const { page, listening } = part;
  const { document: doc, window: win } = page;
  const go = onDemand(
    part,
    doc,
    () => import('./late'),
    ({ goToPart }) =>
      (target: HTMLElement, hash: string) =>
        void goToPart(page, target, hash),
    // The browser's own way, at once.
    (_, hash) => {
      win.location.hash = hash;
    },
  );
  listen<MouseEvent>(
    doc,
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(names.hashLink);
      if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const target = isOwnLink(link, win.location) ? targetOf(doc, link.hash) : null;
      if (!target) return;
      event.preventDefault();
      go(target, link.hash);
    },
    listening,
  );
};

/** Links inside the page, and modules that are links. */
export const controller = startParts('links', [
  startInPageLinks,
  startLate([
    {
      isNeeded: ({ page: { mode, globals, window: win } }) =>
        !mode.isBuilder && (win.location.hash !== '' || globals.has({ name: divi.linkOptions })),
      load: () => import('./late'),
    },
  ]),
]);
