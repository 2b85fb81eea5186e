import { useLayoutEffect, useRef } from 'react';
import { useScope } from './island-context';
import { listen } from './listen';

/**
 * Listens while the island is mounted. The listener may change with each render without being bound
 * anew; without a target nothing is bound.
 */
export const useListen = <E extends Event = Event>(
  target: EventTarget | null | undefined,
  type: string,
  listener: (event: E) => void,
  { capture = false }: { readonly capture?: boolean } = {},
): void => {
  const { page, name } = useScope();
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  // Not a passive effect: a kept click is repeated as soon as the island is mounted.
  useLayoutEffect(() => {
    if (!target) return;
    const abort = new AbortController();
    const { report } = page;
    listen<E>(target, type, (event) => latest.current(event), {
      signal: abort.signal,
      report,
      source: name,
      capture,
    });
    return () => abort.abort();
  }, [target, type, page, name, capture]);
};
