import type { Load } from '../load';
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

/** A piece of HTML for elements that show an older version of it, perhaps several. */
export interface Piece {
  /** Whether texts alone made the element show this; otherwise nothing has changed. */
  carryTexts(shown: Element): boolean;
  /** All of it, sanitised at the first look; to be copied. */
  content(): DocumentFragment;
}

/**
 * The only door for HTML: parsed inert, sanitised, never executed. Resolves to a fragment that
 * belongs to the page's document. The sanitiser is fetched at the first use.
 */
export interface Insert {
  fragment(html: string, profile: Profile): Promise<DocumentFragment>;
  /** The same for some parts of a whole page, in their order; the rest is never cleaned nor kept. */
  parts(html: string, choose: Choose, profile?: CleanProfile): Promise<DocumentFragment>;
  /** For many small changes at once, of the profile `form`, made without waiting; null where the code does not come. */
  pieces(): Promise<((html: string) => Piece) | null>;
}

export const createInsert = (doc: Document, report: Report, load: Load): Insert => {
  const open = async <T>(use: (door: typeof import('./door')) => T): Promise<T | null> => {
    try {
      return use(await load(() => import('./door')));
    } catch (error) {
      // Without the sanitiser nothing goes in.
      report({ source: 'insert', phase: 'load', error });
      return null;
    }
  };
  const orNothing = async (opened: Promise<DocumentFragment | null>) =>
    (await opened) ?? doc.createDocumentFragment();
  return {
    fragment: (html, profile) => orNothing(open(({ sanitise }) => sanitise(html, profile, doc))),
    parts: (html, choose, profile = 'form') =>
      orNothing(open(({ sanitiseParts }) => sanitiseParts(html, choose, { profile, doc }))),
    pieces: () =>
      open(
        ({ createPiece }) =>
          (html) =>
            createPiece(html, doc),
      ),
  };
};
