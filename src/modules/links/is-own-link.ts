import * as names from './names';

const path = (text: string) => text.replace(/^\//, '');

/** Whether a link names a part of this page and no other script owns it (divi-layout.md §5.2). */
export const isOwnLink = (link: HTMLAnchorElement, location: Location): boolean =>
  link.hash.length > 1 &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  !link.matches(names.excluded) &&
  (link.closest(names.mobileNav) !== null ||
    (link.host === location.host && path(link.pathname) === path(location.pathname)));
