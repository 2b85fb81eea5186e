/**
 * What server HTML may hold.
 *
 * - `content`: text, media, links
 * - `form`: the same plus forms with all their fields, nonces and `target` (shop fragments,
 *   contact forms, the consent banner)
 * - `page`: the same plus embedded frames (a module taken from another page of the site)
 * - `trusted`: everything, as the site's own server printed it, for the payment part of the checkout
 *   only: gateways need their frames, scripts and custom elements (woocommerce.md §10). Never for
 *   what comes from storage, an address or another origin. Scripts do not run here either.
 */
export type Profile = 'content' | 'form' | 'page' | 'trusted';

export type CleanProfile = Exclude<Profile, 'trusted'>;

/** Sanitises server HTML into a fragment of the page's document. Nothing in it has run or will run. */
export type Sanitise = (html: string, profile: CleanProfile) => DocumentFragment;

/** What server markup needs and DOMPurify drops by default (woocommerce.md §10). */
export const addedAttributes: string[] = (
  'target fetchpriority focusable autocorrect allowfullscreen ' +
  // Without effect, and part of what the platform takes for safe.
  'abbr cursor side spacing text-overflow unicode-bidi white-space'
).split(' ');

/** Ties a field to a form that it does not stand in; not where there may be no forms. */
export const FORM_ATTRIBUTE = 'form';

export const frameAttributes = ['allow', 'frameborder', 'scrolling'];

export const notInContent = ['form', 'input', 'button', 'style'];
