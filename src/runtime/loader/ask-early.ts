import type { Family } from '../family';
import { isInView } from '../is-in-view';
import { preload } from './preload';

/** Files of the build that a page with these elements fetches in any case. */
export interface EarlyFiles {
  readonly files: readonly string[];
  readonly family: Family;
  readonly selector: string;
  /** Fetched at once only where the page is parsed and the first of the elements is in view. */
  readonly isSeen?: true;
}

interface Options {
  readonly table: readonly EarlyFiles[];
  /** Of the runtime; the other files stand beside it. */
  readonly address: string;
  readonly nonce: string;
}

/**
 * Has files fetched beside the runtime, which would ask for them itself when it is there: a trip later.
 * What it gives is called whenever more of the page is parsed, and asks for each file once.
 */
export const createAskEarly = ({ table, address, nonce }: Options) => {
  let left = table;
  return (ours: ReadonlySet<Family>): void => {
    const isLeft = ({ files, family, selector, isSeen }: EarlyFiles) => {
      const found = ours.has(family) && document.querySelector(selector);
      if (!found) return true;
      // Nothing is measured before the page is there.
      if (isSeen && (document.readyState === 'loading' || !isInView(found))) return true;
      for (const file of files) preload(address.replace(/runtime(?=-\w+\.js$)/, file), nonce);
      return false;
    };
    try {
      left = left.filter(isLeft);
    } catch {
      // Elements of the page may take over what a document can do; then the runtime asks by itself.
      left = [];
    }
  };
};
