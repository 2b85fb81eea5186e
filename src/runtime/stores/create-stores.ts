import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { ConsentGate, ConsentState } from '../consent-gate';
import { createCart } from './cart';
import type { Cart } from './cart-state';
import { createConsent } from './consent';
import { createMotion, type Motion } from './motion';
import { createPins, type Pin } from './pins';
import { createScroll, type Scroll } from './scroll';
import { createViewport, type Viewport } from './viewport';

/** The state that islands share; one set per page. */
export interface Stores {
  readonly $viewport: ReadableAtom<Viewport>;
  readonly $scroll: ReadableAtom<Scroll>;
  readonly $motion: ReadableAtom<Motion>;
  readonly $consent: ReadableAtom<ConsentState>;
  readonly $cart: WritableAtom<Cart>;
  /** Modules that are pinned to the top, in document order. */
  readonly $pins: WritableAtom<readonly Pin[]>;
}

export const createStores = (win: Window, gate: ConsentGate): Stores => ({
  $viewport: createViewport(win),
  $scroll: createScroll(win),
  $motion: createMotion(win),
  $consent: createConsent(gate),
  $cart: createCart(),
  $pins: createPins(),
});
