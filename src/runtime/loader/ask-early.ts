import type { Family } from '../family';
import { isInView } from '../is-in-view';
import { preload } from './preload';

/** Files of the build that a page with these elements fetches in any case. */
export interface EarlyFiles {
  readonly files: readonly string[];
  readonly family: Family;
  readonly selector: string;
  /** Fetched at once only where the first of the elements is in view. */
  readonly isSeen?: true;
}

interface Request {
  readonly table: readonly EarlyFiles[];
  readonly isOurs: (family: Family) => boolean;
  /** Of the runtime; the other files stand beside it. */
  readonly address: string;
  readonly nonce: string;
}

/** Has files fetched beside the runtime, which would ask for them itself when it is there: a trip later. */
export const askEarly = ({ table, isOurs, address, nonce }: Request): void => {
  for (const { files, family, selector, isSeen } of table) {
    if (!isOurs(family)) continue;
    const found = document.querySelector(selector);
    if (!found || (isSeen && !isInView(found))) continue;
    for (const file of files) preload(address.replace(/runtime(?=-\w+\.js$)/, file), nonce);
  }
};
