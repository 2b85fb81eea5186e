import { atom, type WritableAtom } from 'nanostores';

/** A module that is pinned to the top of the window from its own place on. Document pixels. */
export interface Pin {
  readonly element: Element;
  /** Pinned now, and not held back by its limit. */
  readonly isFixed: boolean;
  /** Its place in the page. */
  readonly box: { readonly top: number; readonly left: number; readonly right: number };
  /** Where its limit ends; undefined without one. */
  readonly end: number | undefined;
  /** Pixels from the top of the window that it covers while it is pinned. */
  readonly covers: number;
}

export const createPins = (): WritableAtom<readonly Pin[]> => atom<readonly Pin[]>([]);
