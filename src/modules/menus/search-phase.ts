import { useEffect, useReducer } from 'react';

/** Specification S9.14. */
const ANIMATION_MS = 1000;

/**
 * Where a search field is that takes the place of a menu. Before it is first opened everything is as the
 * server has printed it.
 */
export type SearchPhase = 'untouched' | 'opening' | 'open' | 'closing' | 'closed';

export const isOpening = (phase: SearchPhase): boolean => phase === 'opening' || phase === 'open';
export const isMoving = (phase: SearchPhase): boolean => phase === 'opening' || phase === 'closing';

export const reduceSearch = (
  phase: SearchPhase,
  action: 'open' | 'close' | 'rest',
): SearchPhase => {
  if (action === 'open') return isOpening(phase) ? phase : 'opening';
  if (action === 'close') return isOpening(phase) ? 'closing' : phase;
  if (phase === 'opening') return 'open';
  return phase === 'closing' ? 'closed' : phase;
};

/** The phase of a search field, which comes to rest when the style sheet's animation is over. */
export const useSearchPhase = () => {
  const [phase, dispatch] = useReducer(reduceSearch, 'untouched');
  useEffect(() => {
    if (!isMoving(phase)) return;
    const timer = setTimeout(() => dispatch('rest'), ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  return [phase, dispatch] as const;
};
