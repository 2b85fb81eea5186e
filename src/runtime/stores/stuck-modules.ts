import { atom, type WritableAtom } from 'nanostores';

/** A module that is stuck to the top of the window from its own place on. Document pixels. */
export interface StuckModule {
  readonly element: Element;
  readonly isSticky: boolean;
  /** Held back by its limit. */
  readonly isPaused: boolean;
  /** Its place in the page. */
  readonly flow: { readonly top: number; readonly left: number; readonly right: number };
  readonly limit: { readonly bottom: { readonly bottom: number } | null };
  /** Where it is stuck, from the top of the window, and how high it is there. */
  readonly offset: { readonly top: number };
  readonly heightSticky: number;
}

/** Living objects: the list is set again when their places have changed, not when their state has. */
export const createStuckModules = (): WritableAtom<readonly StuckModule[]> =>
  atom<readonly StuckModule[]>([]);
