/**
 * Content that server HTML may have.
 *
 * - `content`: text, media, links
 * - `form`: also forms with all fields, nonces and `target` (shop fragments, contact forms, the
 *   consent banner)
 * - `page`: also embedded frames (a module taken from another page of the site)
 * - `trusted`: everything, as the site's own server printed it, for the payment section of the
 *   checkout only: gateways need their frames, scripts and custom elements (woocommerce.md §10).
 *   Never for HTML from storage, an address or another origin. Scripts do not run here either.
 */
export type Profile = 'content' | 'form' | 'page' | 'trusted';

export type CleanProfile = Exclude<Profile, 'trusted'>;

/** Sanitises server HTML into a fragment of the page's document. No script in it has run or will run. */
export type Sanitise = (html: string, profile: CleanProfile) => DocumentFragment;

/** Attributes that server markup needs and DOMPurify drops by default (woocommerce.md §10). */
export const addedAttributes: string[] = (
  'target fetchpriority focusable autocorrect allowfullscreen ' +
  // Without effect, but on the platform's safe list.
  'abbr cursor side spacing text-overflow unicode-bidi white-space'
).split(' ');

/** Associates a field with a form elsewhere; not allowed where forms are not. */
export const FORM_ATTRIBUTE = 'form';

export const frameAttributes = ['allow', 'frameborder', 'scrolling'];

export const notInContent = ['form', 'input', 'button', 'style'];
