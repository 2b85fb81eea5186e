import type { Choose } from './choose-elements';
import type { ServerFragment } from './create-server-fragment';
import type { CleanProfile, Profile } from './profile';

/**
 * The only gateway for HTML: parsed inert, sanitised, never executed. Resolves to a fragment that
 * belongs to the page's document.
 */
export interface Insert {
  fragment(html: string, profile: Profile): Promise<DocumentFragment>;
  /** The same for some elements of a whole page, in their order; the rest is never cleaned nor kept. */
  elements(html: string, choose: Choose, profile?: CleanProfile): Promise<DocumentFragment>;
  /** For many small changes at once, of the profile `form`, made without waiting; null where the code does not come. */
  serverFragments(): Promise<((html: string) => ServerFragment) | null>;
}
