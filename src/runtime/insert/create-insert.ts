import type { Report } from '../report';

/**
 * What a piece of server HTML may hold.
 *
 * - `content`: text, media, links
 * - `form`: the same plus forms with all their fields, nonces and `target` (shop fragments,
 *   contact forms, the consent banner)
 */
export type Profile = 'content' | 'form';

/**
 * The only door for HTML: parsed inert, sanitised, never executed. Resolves to a fragment that
 * belongs to the page's document. The sanitiser is fetched at the first use.
 */
export interface Insert {
  fragment(html: string, profile: Profile): Promise<DocumentFragment>;
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
});
