import type { Report } from '../report';

/**
 * What a piece of server HTML may hold.
 *
 * - `content`: text, media, links
 * - `form`: the same plus forms with all their fields, nonces and `target` (shop fragments,
 *   contact forms, the consent banner)
 * - `page`: the same plus embedded frames (a module taken from another page of the site)
 * - `trusted`: everything, as the site's own server printed it, for the payment part of the checkout
 *   only: gateways need their frames, scripts and custom elements (contract shop.md §7.2). Never for
 *   what comes from storage, an address or another origin. Scripts do not run here either.
 */
export type Profile = 'content' | 'form' | 'page' | 'trusted';

export type CleanProfile = Exclude<Profile, 'trusted'>;

/** Names the parts of an inert, unclean document that are wanted; it must not hand them on. */
export type Choose = (page: DocumentFragment) => readonly Element[];

/**
 * The only door for HTML: parsed inert, sanitised, never executed. Resolves to a fragment that
 * belongs to the page's document. The sanitiser is fetched at the first use.
 */
export interface Insert {
  fragment(html: string, profile: Profile): Promise<DocumentFragment>;
  /** The same for some parts of a whole page, in their order; the rest is never cleaned nor kept. */
  parts(html: string, choose: Choose, profile?: CleanProfile): Promise<DocumentFragment>;
}

export const createInsert = (doc: Document, report: Report): Insert => ({
  async fragment(html, profile) {
    try {
      const { sanitise } = await import('./sanitise');
      return sanitise(html, profile, doc);
    } catch (error) {
      // Without the sanitiser nothing goes in.
      report({ source: 'insert', phase: 'load', error });
      return doc.createDocumentFragment();
    }
  },
  async parts(html, choose, profile = 'form') {
    try {
      const { sanitiseParts } = await import('./sanitise');
      return sanitiseParts(html, choose, { profile, doc });
    } catch (error) {
      report({ source: 'insert', phase: 'load', error });
      return doc.createDocumentFragment();
    }
  },
});
