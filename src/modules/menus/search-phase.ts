import { useEffect, useReducer } from 'react';
import { useListen, useScope } from '../../runtime/dom';

/** Specification S9.14. */
const ANIMATION_MS = 1000;

/**
 * Phase of a search field that replaces a menu. Before it is first opened, everything is as the
 * server printed it.
 */
export type SearchPhase = 'untouched' | 'opening' | 'open' | 'closing' | 'closed';

const isOpening = (phase: SearchPhase): boolean => phase === 'opening' || phase === 'open';
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

/**
 * The phase of a search field, which settles when the style sheet's animation has ended. Escape, a
 * press outside and its own button close it.
 */
export const useSearchPhase = (around: HTMLElement, close: HTMLElement | null) => {
  const [phase, dispatch] = useReducer(reduceSearch, 'untouched');
  useListen(close, 'click', () => dispatch('close'));
  useListen<KeyboardEvent>(around, 'keydown', ({ key, isComposing }) => {
    // During an IME composition Escape cancels that.
    if (key === 'Escape' && !isComposing) dispatch('close');
  });
  useListen(useScope().page.document, 'pointerdown', ({ target }) => {
    if (!around.contains(target as Node)) dispatch('close');
  });
  useEffect(() => {
    if (!isMoving(phase)) return;
    const timer = setTimeout(() => dispatch('rest'), ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  return [phase, dispatch, isOpening(phase), phase !== 'untouched'] as const;
};
