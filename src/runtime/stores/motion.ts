import { atom, onMount, type ReadableAtom } from 'nanostores';

/** `reduce` when the visitor asks for reduced motion; follows the setting while it is listened to. */
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
