import { useLayoutEffect, useReducer } from 'react';

/** Renders again when attributes in a subtree change, through responsive content for example. */
export const useLiveAttributes = (root: Element, attributeFilter: string[]): void => {
  const [, again] = useReducer((count: number) => count + 1, 0);
  // Not a passive effect: what changes between a render and that would be missed.
  useLayoutEffect(() => {
    const observer = new MutationObserver(again);
    observer.observe(root, { subtree: true, attributeFilter: attributeFilter });
    return () => observer.disconnect();
  }, [root, attributeFilter]);
};
