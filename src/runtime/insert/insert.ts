import type { Choose } from './choose-elements';
import type { ServerFragment } from './create-server-fragment';
import type { CleanProfile, Profile } from './profile';

/**
 * The only gateway for HTML: parsed inert, sanitised, never executed. Resolves to a fragment that
 * belongs to the page's document.
 */
export interface Insert {
  fragment(html: string, profile: Profile): Promise<DocumentFragment>;
  /** The same for selected elements of a whole page, in order; the rest is neither sanitised nor kept. */
  elements(html: string, choose: Choose, profile?: CleanProfile): Promise<DocumentFragment>;
  /**
   * For many small changes of profile `form`, applied synchronously; null where the gateway fails
   * to load.
   */
  serverFragments(): Promise<((html: string) => ServerFragment) | null>;
}
