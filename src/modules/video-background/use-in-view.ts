import { useEffect, useState } from 'react';
import { useScope } from '../../runtime/dom';

/** A clip is fetched when it is this far from the view: about a flick of a finger. */
const NEAR = '50%';

/** Where an element stands and has stood. Without size it is far away. */
export interface View {
  /** It has not been near the view yet; null until the browser has told. */
  readonly isFar: boolean | null;
  readonly isIn: boolean;
  readonly wasIn: boolean;
}

/** Follows an element into the view and out of it, with no more renders than there is news. */
export const useInView = (element: Element): View => {
  const { page } = useScope();
  const [view, setView] = useState<View>({ isFar: null, isIn: false, wasIn: false });
  useEffect(() => {
    const observe = (seen: (isIntersecting: boolean) => void, rootMargin: string) => {
      const observer = new page.window.IntersectionObserver(
        (entries) => seen(entries.at(-1)?.isIntersecting === true),
        { rootMargin },
      );
      observer.observe(element);
      return observer;
    };
    const near = observe((isNear) => {
      if (isNear) near.disconnect();
      setView((before) => ({ ...before, isFar: !isNear }));
    }, NEAR);
    const seen = observe((isIn) => {
      setView((before) => (before.isIn === isIn ? before : { ...before, isIn, wasIn: true }));
    }, '0px');
    return () => {
      near.disconnect();
      seen.disconnect();
    };
  }, [page, element]);
  return view;
};
