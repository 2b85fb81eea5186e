import type { Family } from '../family';
import { isInView } from '../is-in-view';
import { preload } from './preload';

/** Files that a page with matching elements needs in any case. */
export interface EarlyFiles {
  readonly files: readonly string[];
  readonly family: Family;
  readonly selector: string;
  /** Requested at once only if the page is parsed and the first of the elements is in view. */
  readonly isSeen?: true;
}

interface Options {
  readonly table: readonly EarlyFiles[];
  /** Address of the runtime; the other files are in the same folder. */
  readonly address: string;
  readonly nonce: string;
}

/**
 * Requests files in parallel with the runtime, which would otherwise request them one round trip
 * later. The returned function is called as more of the page is parsed, and requests each file
 * once.
 */
export const createEarlyRequests = ({ table, address, nonce }: Options) => {
  let left = table;
  return (ours: ReadonlySet<Family>): void => {
    const isLeft = ({ files, family, selector, isSeen }: EarlyFiles) => {
      const found = ours.has(family) && document.querySelector(selector);
      if (!found) return true;
      // No layout is forced before the page is parsed.
      if (isSeen && (document.readyState === 'loading' || !isInView(found))) return true;
      for (const file of files) preload(address.replace(/runtime(?=-\w+\.js$)/, file), nonce);
      return false;
    };
    try {
      left = left.filter(isLeft);
    } catch {
      // Elements of the page may shadow methods of the document; then the runtime requests the files itself.
      left = [];
    }
  };
};
