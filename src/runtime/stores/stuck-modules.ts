import { atom, type WritableAtom } from 'nanostores';

/** A module that gets stuck to the top of the window from its own place on. In document pixels. */
export interface StuckModule {
  readonly element: Element;
  readonly isSticky: boolean;
  /** Held back by its limit. */
  readonly isPaused: boolean;
  /** Its place in the page. */
  readonly flow: { readonly top: number; readonly left: number; readonly right: number };
  readonly limit: { readonly bottom: { readonly bottom: number } | null };
  /** Its place in the window when stuck: distance from the top, and height. */
  readonly offset: { readonly top: number };
  readonly heightSticky: number;
}

/** Mutable objects: the list is set again when places have changed, not when states have. */
export const createStuckModules = (): WritableAtom<readonly StuckModule[]> =>
  atom<readonly StuckModule[]>([]);
