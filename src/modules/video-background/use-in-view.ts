import { useEffect, useState } from 'react';
import { useScope } from '../../runtime/dom';

/** A clip is fetched when it is this far from the view: about a flick of a finger. */
const NEAR = '50%';

/** Where an element stands, null until the browser has told. Without size it is far away. */
export const useInView = (element: Element): 'far' | 'near' | 'in' | null => {
  const { page } = useScope();
  const [isNear, setNear] = useState<boolean | null>(null);
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    const observe = (set: (value: boolean) => void, rootMargin: string) => {
      const observer = new page.window.IntersectionObserver(
        (seen) => set(seen.at(-1)?.isIntersecting === true),
        { rootMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    };
    const undos = [observe(setNear, NEAR), observe(setIn, '0px')];
    return () => {
      for (const undo of undos) undo();
    };
  }, [page, element]);
  if (isNear === null) return null;
  return isIn ? 'in' : isNear ? 'near' : 'far';
};
