import type { Start } from '../../runtime/definition';
import { hasModifier, onDemand, targetOf } from '../../runtime/kit';
import { addressAnchor } from './lazy';

/** Links inside a page (divi-layout.md §5). */
const HASH_LINK = 'a[href*="#"]';
const MOBILE_NAV = '.mobile_nav';
/** Links handled by other scripts (divi-layout.md §5.2). */
const EXCLUDED = [
  // Links in SVG have neither `hash` nor `host`.
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

/** Whether a link points to an element of this page and no other script handles it (divi-layout.md §5.2). */
const isOwnLink = (link: HTMLAnchorElement, location: Location): boolean =>
  !link.matches(EXCLUDED) &&
  link.hash.length > 1 &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  (link.closest(MOBILE_NAV) !== null ||
    (link.host === location.host &&
      path(link.pathname) === path(location.pathname) &&
      // The next page of comments has the same path; links of menus omit the query of a campaign.
      ['', location.search].includes(link.search)));

/** Links inside the page scroll to their target; the chunk for it loads at the first interaction. */
export const startLinks: Start = (scope) => {
  const { page, listen, startLazy } = scope;
  const { document: doc, window: win } = page;
  const go = onDemand(
    scope,
    doc,
    () => import('./anchors'),
    ({ createGoToAnchor }) => createGoToAnchor(scope),
    // The browser's own behaviour, immediately.
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
  // Not a definition: only the hash at page load causes scrolling.
  if (win.location.hash && !page.mode.isBuilder) startLazy(addressAnchor);
};
