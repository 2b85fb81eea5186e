import { atom, onMount, type ReadableAtom } from 'nanostores';

/** `reduce` if the visitor prefers reduced motion; updated while it has listeners. */
export type Motion = 'full' | 'reduce';

export const createMotion = (win: Window): ReadableAtom<Motion> => {
  const query = win.matchMedia('(prefers-reduced-motion: reduce)');
  const read = (): Motion => (query.matches ? 'reduce' : 'full');
  const $motion = atom(read());
  onMount($motion, () => {
    const update = () => $motion.set(read());
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  });
  return $motion;
};
