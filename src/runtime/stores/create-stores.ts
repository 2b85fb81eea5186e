import { atom, type WritableAtom, type ReadableAtom } from 'nanostores';
import type { Cart } from './cart-state';
import type { ConsentGate, ConsentState } from '../consent-gate';
import { createMotion, type Motion } from './motion';
import { createStuckModules, type StuckModule } from './stuck-modules';
import { createScroll, type Scroll } from './scroll';
import { createViewport, type Viewport } from './viewport';

const createCart = (): WritableAtom<Cart> => atom<Cart>({ hash: null, isBusy: false });

/** Consent as features read it; updated by the guard, which is in the loader. */
const createConsent = (gate: ConsentGate): ReadableAtom<ConsentState> => {
  const $consent = atom(gate.state());
  gate.subscribe((state) => $consent.set(state));
  return $consent;
};

/** State shared by islands; one set per page. */
export interface Stores {
  readonly $viewport: ReadableAtom<Viewport>;
  readonly $scroll: ReadableAtom<Scroll>;
  readonly $motion: ReadableAtom<Motion>;
  readonly $consent: ReadableAtom<ConsentState>;
  readonly $cart: WritableAtom<Cart>;
  /** Modules stuck to the top, in document order. */
  readonly $stuck: WritableAtom<readonly StuckModule[]>;
}

export const createStores = (win: Window, gate: ConsentGate): Stores => ({
  $viewport: createViewport(win),
  $scroll: createScroll(win),
  $motion: createMotion(win),
  $consent: createConsent(gate),
  $cart: createCart(),
  $stuck: createStuckModules(),
});
