import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/** The value of a store; renders again when it changes. */
export const useStore = <T>(store: ReadableAtom<T>): T => {
  const subscribe = useCallback((changed: () => void) => store.listen(changed), [store]);
  const read = () => store.get();
  return useSyncExternalStore(subscribe, read, read);
};
