import type { Start } from '../../runtime/definition';
import { hasModifier, onDemand, targetOf } from '../../runtime/kit';
import { addressAnchor } from './lazy';

/** Links inside a page (divi-layout.md §5). */
const HASH_LINK = 'a[href*="#"]';
const MOBILE_NAV = '.mobile_nav';
/** Scripts of others own these links (divi-layout.md §5.2). */
const EXCLUDED = [
  // Links in drawings have neither hash nor host.
  'svg *',
  '.et_smooth_scroll_disabled *',
  '.woocommerce-tabs .tabs *',
  '.woocommerce-review-link',
  '.tt_tabs_navigation *',
  '.eab-shortcode_calendar-navigation-link *',
  '.view-cart-lnk *',
  '.acomment-reply',
  '.hustle-ui *',
].join();

const path = (text: string) => text.replace(/^\//, '');

/** Whether a link names an element of this page and no other script owns it (divi-layout.md §5.2). */
const isOwnLink = (link: HTMLAnchorElement, location: Location): boolean =>
  !link.matches(EXCLUDED) &&
  link.hash.length > 1 &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  (link.closest(MOBILE_NAV) !== null ||
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
    const link = (event.target as Element).closest<HTMLAnchorElement>(HASH_LINK);
    if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    const target = isOwnLink(link, win.location) ? targetOf(doc, link.hash) : null;
    if (!target) return;
    event.preventDefault();
    go(target, link.hash);
  });
  // Not a definition: the hash of a later moment is no reason to scroll.
  if (win.location.hash && !page.mode.isBuilder) startLazy(addressAnchor);
};
