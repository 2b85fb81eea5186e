import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'react';
import { useScope } from './island-context';

/** The value of a store; re-renders when it changes. */
export const useStore = <T>(store: ReadableAtom<T>): T => {
  const [value, setValue] = useState(() => store.get());
  useLayoutEffect(() => {
    const read = () => setValue(() => store.get());
    // It may have changed since the render.
    read();
    return store.listen(read);
  }, [store]);
  return value;
};

/** A duration in milliseconds; 0 under reduced motion. */
export const useDuration = (durationMs: number): number => {
  const { page } = useScope();
  return useStore(page.stores.$motion) === 'reduce' ? 0 : durationMs;
};
