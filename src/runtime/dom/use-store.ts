import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useReducer } from 'react';

/** The value of a store; renders again when it changes. */
export const useStore = <T>(store: ReadableAtom<T>): T => {
  const value = store.get();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const stop = store.listen(renderAgain);
    // It may have changed between the rendering and now.
    if (store.get() !== value) renderAgain();
    return stop;
    // biome-ignore lint/correctness/useExhaustiveDependencies: the value of the first rendering
  }, [store]);
  return value;
};
