import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'react';

/** The value of a store; renders again when it changes. */
export const useStore = <T>(store: ReadableAtom<T>): T => {
  const [value, setValue] = useState(() => store.get());
  useLayoutEffect(() => {
    const read = () => setValue(() => store.get());
    // It may have changed between the rendering and now.
    read();
    return store.listen(read);
  }, [store]);
  return value;
};
