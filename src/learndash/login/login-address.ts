import * as names from './names';

/** An address without its hash. */
const place = ({ origin, pathname, search }: Location | HTMLAnchorElement) =>
  origin + pathname + search;

/**
 * Whether an element opens the modal of this page. A link to another page's modal is left alone;
 * one with this page's full address is not (learndash.md §4.1).
 */
export const isLoginTrigger = (element: Element, location: Location): boolean =>
  !(element instanceof HTMLAnchorElement) ||
  element.getAttribute('href') === names.hash ||
  (element.hash === names.hash && place(element) === place(location));

/** Whether an address opens the login modal: by its hash, or after a failed login. */
export const isLoginWanted = ({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean =>
  hash === names.hash || new URLSearchParams(search).get('login') === 'failed';
