import * as names from './names';
import type { Start } from '../../runtime/definition';
import { hasModifier, onDemand, targetOf } from '../../runtime/kit';
import { addressAnchor } from './lazy';

const path = (text: string) => text.replace(/^\//, '');

/** Whether a link names an element of this page and no other script owns it (divi-layout.md §5.2). */
const isOwnLink = (link: HTMLAnchorElement, location: Location): boolean =>
  !link.matches(names.excluded) &&
  link.hash.length > 1 &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  (link.closest(names.mobileNav) !== null ||
    (link.host === location.host &&
      path(link.pathname) === path(location.pathname) &&
      // The next page of comments has the same path; menus leave out what a campaign has added.
      ['', location.search].includes(link.search)));

/** Links inside the page scroll there; the code that does is loaded at the first sign of a visitor. */
export const startLinks: Start = (scope) => {
  const { page, listen, startLazy } = scope;
  const { document: doc, window: win } = page;
  const go = onDemand(
    scope,
    doc,
    () => import('./anchors'),
    ({ createGoToAnchor }) => createGoToAnchor(scope),
    // The browser's own way, at once.
    (_, hash) => {
      win.location.hash = hash;
    },
  );
  listen<MouseEvent>(doc, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(names.hashLink);
    if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    const target = isOwnLink(link, win.location) ? targetOf(doc, link.hash) : null;
    if (!target) return;
    event.preventDefault();
    go(target, link.hash);
  });
  // Not a definition: the hash of a later moment is no reason to scroll.
  if (win.location.hash && !page.mode.isBuilder) startLazy(addressAnchor);
};
