import { useLayoutEffect, useReducer } from 'react';

/** Re-renders when attributes in a subtree change, for example through responsive content. */
export const useLiveAttributes = (root: Element, attributeFilter: string[]): void => {
  const [, again] = useReducer((count: number) => count + 1, 0);
  // Not a passive effect, which would miss changes between the render and itself.
  useLayoutEffect(() => {
    const observer = new MutationObserver(again);
    observer.observe(root, { subtree: true, attributeFilter: attributeFilter });
    return () => observer.disconnect();
  }, [root, attributeFilter]);
};
