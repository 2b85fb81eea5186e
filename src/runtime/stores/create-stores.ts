import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { ConsentGate, ConsentState } from '../consent-gate';
import { type Cart, createCart } from './cart';
import { createConsent } from './consent';
import { createMotion, type Motion } from './motion';
import { createScroll, type Scroll } from './scroll';
import { createViewport, type Viewport } from './viewport';

/** The state that islands share; one set per page. */
export interface Stores {
  readonly $viewport: ReadableAtom<Viewport>;
  readonly $scroll: ReadableAtom<Scroll>;
  readonly $motion: ReadableAtom<Motion>;
  readonly $consent: ReadableAtom<ConsentState>;
  readonly $cart: WritableAtom<Cart>;
}

export const createStores = (win: Window, gate: ConsentGate): Stores => ({
  $viewport: createViewport(win),
  $scroll: createScroll(win),
  $motion: createMotion(win),
  $consent: createConsent(gate),
  $cart: createCart(),
});
