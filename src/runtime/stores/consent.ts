import { atom, type ReadableAtom } from 'nanostores';
import type { ConsentGate, ConsentState } from '../consent-gate';

/** What rooms ask about consent; fed by the guard, which lives in the loader. */
export const createConsent = (gate: ConsentGate): ReadableAtom<ConsentState> => {
  const $consent = atom(gate.state());
  gate.subscribe((state) => $consent.set(state));
  return $consent;
};
